import type { Locator } from "playwright-core";

/** The text of a part of a page as somebody reads it who scrolls there; waits until the part is there. */
export async function laidOutText(part: Locator): Promise<string> {
  await part.first().waitFor({ state: "attached" });
  const [text = ""] = await laidOutTexts(part);
  return text;
}

/**
 * The same of several parts, of those that are there. Browsers leave a section out of sight without a layout where it
 * allows that (`content-visibility`), and then know no text of it.
 */
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
