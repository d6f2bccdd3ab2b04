declare module "saxon-js" {
  // The one call that the validation makes; the package ships no types.
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
