/** Claims of an access token that the product reads. */
export type AccessClaims = {
  sub: string;
  session_id: string;
  aal: "aal1" | "aal2";
  role: string;
  email: string;
  exp: number;
};
