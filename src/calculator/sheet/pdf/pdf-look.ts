import type { TextLook } from "./pdf-text.ts";

/** Colours of the site, as `app.css` has them. */
export const colors = {
  ink: "#0b1f33",
  navy: "#0f3566",
  action: "#0b5cab",
  muted: "#56677a",
  line: "#dfe5eb",
} as const;

/** How the sheet's letters look; sizes in points. */
export const looks = {
  company: { size: 10.5, weight: "bold", color: colors.navy },
  title: { size: 17, weight: "bold", color: colors.ink },
  answer: { size: 17, weight: "bold", color: colors.action },
  secondAnswer: { size: 17, weight: "bold", color: colors.ink },
  caption: { size: 9, weight: "bold", color: colors.ink },
  figure: { size: 8.5, weight: "bold", color: colors.ink },
  text: { size: 8.5, weight: "regular", color: colors.ink },
  quiet: { size: 8.5, weight: "regular", color: colors.muted },
  foot: { size: 7.5, weight: "regular", color: colors.muted },
  link: { size: 7.5, weight: "regular", color: colors.action },
} as const satisfies Record<string, TextLook>;

interface RulePlace {
  x: number;
  y: number;
  width: number;
  thickness: number;
  color: string;
}

/** Draws a horizontal line that says nothing to who reads the document aloud. */
export function rule(doc: PDFKit.PDFDocument, { x, y, width, thickness, color }: RulePlace): void {
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(thickness)
    .strokeColor(color)
    .stroke();
  doc.endMarkedContent();
}
