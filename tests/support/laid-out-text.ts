import type { Locator } from "playwright-core";

/** Returns the text of a part of a page after scrolling there; waits for the part. */
export async function laidOutText(part: Locator): Promise<string> {
  await part.first().waitFor({ state: "attached" });
  const [text = ""] = await laidOutTexts(part);
  return text;
}

/** Scrolls to each part: offscreen parts with `content-visibility` have no layout and no text. */
export function laidOutTexts(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((elements) => {
    const sections = new Set(
      elements.flatMap((element) => [element.closest("section"), ...element.querySelectorAll("section")]),
    );
    const style = (change: (style: CSSStyleDeclaration) => void) => {
      for (const section of sections) if (section) change(section.style);
    };
    style((own) => own.setProperty("content-visibility", "visible"));
    const texts = elements.map((element) => (element as HTMLElement).innerText);
    style((own) => own.removeProperty("content-visibility"));
    return texts;
  });
}
