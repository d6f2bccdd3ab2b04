import cardDark from "./pictures/card-dark.webp";
import cardLight from "./pictures/card-light.webp";
import homeDesktopDark from "./pictures/home-desktop-dark.webp";
import homeDesktopLight from "./pictures/home-desktop-light.webp";
import homePhoneDark from "./pictures/home-phone-dark.webp";
import homePhoneLight from "./pictures/home-phone-light.webp";
import madeDark from "./pictures/made-dark.webp";
import madeLight from "./pictures/made-light.webp";
import planningDark from "./pictures/planning-dark.webp";
import planningLight from "./pictures/planning-light.webp";
import publicQuoteDark from "./pictures/public-quote-dark.webp";
import publicQuoteLight from "./pictures/public-quote-light.webp";
import siteDark from "./pictures/site-dark.webp";
import siteLight from "./pictures/site-light.webp";
import teamDark from "./pictures/team-dark.webp";
import teamLight from "./pictures/team-light.webp";

// Taken from the running product by scripts/landing-pictures.ts.
const PICTURES = {
  "home-phone": { light: homePhoneLight, dark: homePhoneDark, width: 390, height: 760 },
  "home-desktop": { light: homeDesktopLight, dark: homeDesktopDark, width: 1280, height: 800 },
  card: { light: cardLight, dark: cardDark, width: 390, height: 560 },
  made: { light: madeLight, dark: madeDark, width: 390, height: 560 },
  "public-quote": { light: publicQuoteLight, dark: publicQuoteDark, width: 390, height: 560 },
  planning: { light: planningLight, dark: planningDark, width: 390, height: 560 },
  site: { light: siteLight, dark: siteDark, width: 390, height: 560 },
  team: { light: teamLight, dark: teamDark, width: 390, height: 560 },
} as const;

// Rows in the colours of the product stand in the frame until the picture is there.
const FRAME =
  "h-auto w-full bg-paper bg-[repeating-linear-gradient(var(--color-paper)_0_55px,var(--color-line)_55px_56px)]";

/** A picture of the product. */
export type PictureName = keyof typeof PICTURES;

type Props = { name: PictureName; alt: string; isFirst?: boolean };

/** A picture of the product in the theme of the device. All but those of the first screen are loaded when near. */
export function ProductPicture({ name, alt, isFirst = false }: Props) {
  const { light, dark, width, height } = PICTURES[name];
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={dark} />
      <img
        src={light}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding={isFirst ? "sync" : "async"}
        className={FRAME}
      />
    </picture>
  );
}
