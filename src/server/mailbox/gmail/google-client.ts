/** Our client at Google, and where Google answers. */
export type GoogleClient = {
  clientId: string;
  clientSecret: string;
  /** Where Google sends browsers back. It is registered there. */
  returnAddress: string;
  places: GooglePlaces;
};

/** Where Google answers. Tests replace them. */
export type GooglePlaces = { authorize: string; token: string; revoke: string; api: string };

/** The addresses that Google publishes. */
export const GOOGLE_PLACES: GooglePlaces = {
  authorize: "https://accounts.google.com/o/oauth2/v2/auth",
  token: "https://oauth2.googleapis.com/token",
  revoke: "https://oauth2.googleapis.com/revoke",
  api: "https://gmail.googleapis.com",
};

/** The same paths at another server, which speaks the protocols of Google. */
export function placesAt(address: string): GooglePlaces {
  return {
    authorize: `${address}/o/oauth2/v2/auth`,
    token: `${address}/oauth2/token`,
    revoke: `${address}/oauth2/revoke`,
    api: address,
  };
}

/** The path at which the page learns what Google said. */
export const GOOGLE_RETURN_PATH = "/mail-permission/google";
