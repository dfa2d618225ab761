import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { sound as words } from "#content/calculator/sound/sound.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { foundTower } from "#documents/sound/found-tower.ts";
import { offeredSound } from "#documents/sound/offered-sound.ts";
import { soundResult } from "#documents/sound/sound-result.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { aStoredProduct } from "../../../../tests/support/builders.ts";
import { SoundForm } from "./SoundForm.tsx";
import { SoundResult } from "./SoundResult.tsx";

const [series] = sampleProducts.filter(({ models }) => models.some(({ soundBands }) => soundBands));
const products = [aStoredProduct({ models: series?.models ?? [] })];
const tower = series?.models[0]?.name ?? "";

function shown(locale: Locale, search: string): string {
  const query = new URLSearchParams(search);
  const values = Object.fromEntries(query);
  const result = soundResult(query, (asked) => foundTower(products, asked));
  return renderToStaticMarkup(
    <>
      {result.kind === "answered" && (
        <SoundResult
          locale={locale}
          text={words[locale].answer}
          sound={result}
          links={{ inquiry: "/?sound=x#contact" }}
          source={{ company: "Maker", address: "https://towers.example/sound" }}
        />
      )}
      <SoundForm
        locale={locale}
        text={words[locale].form}
        problems={result.kind === "refused" ? result.problems : []}
        values={values}
        hidden={[["flow", "390"]]}
        offered={offeredSound(products, locale, values.tower)}
      />
    </>,
  );
}

describe.each(locales)("the page for sound at the neighbor in %s", (locale) => {
  test("asks in a form that a browser sends without script, with the selection", () => {
    const html = shown(locale, "");
    expect(html).toMatch(/<form[^>]* method="get"/);
    expect(html).toContain('<input type="hidden" name="flow" value="390"/>');
    expect(html).toContain(`<option value="${tower}">${tower}</option>`);
  });

  test("answers the form as a browser sends it, with the boxes that nobody touched", () => {
    const html = shown(locale, "");
    const boxes = [...html.matchAll(/<input[^>]*>/g)].map(([box]) => box);
    const sent = boxes.map((box) => [box.match(/name="([^"]*)"/)?.[1], box.match(/value="([^"]*)"/)?.[1]]);
    const typed = { tower, at: "25", hs: "6" };
    const texts = new URLSearchParams({
      ...Object.fromEntries(sent.map(([name, value]) => [name, value ?? ""])),
      ...typed,
    });
    expect(texts.get("screendepth")).toBe("0");
    expect(shown(locale, texts.toString())).toMatch(/\d\d\.\d ± 3 dB\(A\)/);
    texts.set("screendepth", "2");
    expect(shown(locale, texts.toString())).not.toContain("± 3 dB(A)");
  });

  test("answers with levels, verdicts, limits, a drawing and every term", () => {
    const html = shown(
      locale,
      `tower=${tower}&n=2&at=25&hs=6&night=50&limit=45&screen=7&screenat=5&a-wall=beside&a-wallat=9&a-wallwidth=9`,
    );
    expect(html).toMatch(/\d\d\.\d ± 3 dB\(A\)/);
    expect(html).toContain("Maker · https://towers.example/sound");
    expect(html).toContain('role="img"');
    expect(html.match(/<table/g)).toHaveLength(3);
    expect(html).not.toMatch(/\{\w+\}|NaN|Infinity|undefined/);
  });

  test("names each wrong box at its place and keeps what was typed", () => {
    const html = shown(locale, "at=two&hs=6&screen=4&w63=91&w125=999&a-wallat=7&b-wall=behind&b-wallr=9");
    const box = (key: string) => html.match(new RegExp(`<input[^>]* id="${key}"[^>]*>`))?.[0] ?? "";
    for (const key of ["at", "w125", "w8000", "screenat", "b-wallr"]) {
      expect(box(key)).toContain('aria-invalid="true"');
      expect(html).toContain(`id="${key}-error"`);
    }
    expect(box("at")).toContain('value="two"');
    expect(box("w125")).toContain('value="999"');
    expect(box("a-wallat")).toContain('value="7"');
    expect(box("w63")).not.toContain('aria-invalid="true"');
  });

  test("asks for a whole number of towers", () => {
    const { whole } = words[locale].form.problems;
    const html = shown(locale, `tower=${tower}&n=2.5&at=25&hs=6`);
    expect(html).toContain(whole.replace("{lowest}", "1").replace("{highest}", "50"));
  });
});
