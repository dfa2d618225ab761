import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { languageName } from "#content/languages.ts";
import type { DraftStore } from "../state/draft-store.ts";
import { WordFields } from "./WordFields.tsx";

test("a problem is shown below the text of its language, whatever its sentence; one without a language below both", () => {
  const html = renderToStaticMarkup(
    <WordFields
      field={{ path: "home.h1", kind: "text", names: [], ko: "", en: "First" }}
      defaultEdit={null}
      store={{} as DraftStore}
      companyPlaceholders={{ ko: {}, en: {} }}
      problems={[
        { sentence: "영어 다음에는 마침표", locale: "ko" },
        { sentence: "영어와 한국어가 다릅니다" },
      ]}
    />,
  );
  const [, korean = "", english = ""] = html.split("<label");
  expect([korean, english].map((part) => part.includes('aria-invalid="true"'))).toEqual([true, false]);
  expect(korean).toContain("영어 다음에는 마침표");
  expect(english).toContain(languageName("en"));
  expect(english).toMatch(/영어와 한국어가 다릅니다/);
  expect(english).not.toContain("영어 다음에는 마침표");
});
