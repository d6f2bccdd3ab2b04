/** Sentences about customers. */
export const customerMessages = {
  unknownCustomer: "Ce client n'est plus dans ta liste. Choisis-en un autre, ou remplis les champs.",
};
