import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { home } from "#content/pages/home.ts";
import { Hero } from "./Hero.tsx";

test.each([
  [1, 0],
  [2, 2],
])("an opening with %i slides has %i dots, and arrows and a pause only with them", (slideCount, dotCount) => {
  const { hero, ...text } = home.ko;
  const slides = hero.slides.slice(0, slideCount);
  const page = renderToString(<Hero locale="ko" text={{ ...text, hero: { ...hero, slides } }} hidden={[]} />);
  expect(page.match(/data-dot/g) ?? []).toHaveLength(dotCount);
  for (const control of ["data-pause", "data-previous", "data-next"])
    expect(page.includes(control), control).toBe(dotCount > 0);
});
