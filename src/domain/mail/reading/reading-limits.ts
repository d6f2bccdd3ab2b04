/** What is read of one mail at most. What goes beyond is left out, and the mail says so. */
export const READING_LIMITS = {
  /** A larger mail is not opened here. */
  mailBytes: 25_000_000,
  /** Parts within parts. */
  depth: 50,
  /** Mails within mails: a deeper one stays a file. */
  mailsInMails: 3,
  headerBytes: 500_000,
  files: 100,
  htmlCharacters: 1_500_000,
  textCharacters: 500_000,
  /** Elements within elements of the HTML. */
  htmlDepth: 100,
  /** A picture that a mail shows among its words. */
  pictureBytes: 3_000_000,
  picturesBytes: 8_000_000,
  links: 200,
  /** Pictures on the web that a person asks for: those of one mail, and one of them as it comes. */
  webPictures: 40,
  webPictureBytes: 5_000_000,
  /** Once written again by us: their longer side in pixels, one of them, and all those of a mail. */
  webPictureSide: 1_200,
  keptPictureBytes: 1_000_000,
  keptPicturesBytes: 6_000_000,
  /** Pages of a PDF that are drawn at once, the last one that is, and the words of one. */
  pagesAtOnce: 5,
  pdfPages: 1_000,
  pageCharacters: 8_000,
} as const;
