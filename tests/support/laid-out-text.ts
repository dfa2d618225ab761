import type { Locator } from "playwright-core";

/**
 * The text of a part of a page as somebody reads it who scrolls there. Browsers leave a section out of sight without a
 * layout where it allows that (`content-visibility`), and then know no text of it.
 */
export function laidOutText(part: Locator): Promise<string> {
  return part.evaluate((element) => {
    const sections = [element.closest("section"), ...element.querySelectorAll("section")];
    const style = (change: (style: CSSStyleDeclaration) => void) => {
      for (const section of sections) if (section) change(section.style);
    };
    style((own) => own.setProperty("content-visibility", "visible"));
    const text = (element as HTMLElement).innerText;
    style((own) => own.removeProperty("content-visibility"));
    return text;
  });
}
