declare module "saxon-js" {
  // The only call that the validation makes. The package has no types.
  const saxon: {
    transform: (
      options: {
        stylesheetInternal: unknown;
        stylesheetBaseURI: string;
        sourceText: string;
        destination: "serialized";
      },
      mode: "sync",
    ) => { principalResult: string };
  };
  export default saxon;
}
