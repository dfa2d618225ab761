import { expect, test } from "vitest";
import { aStoredProject } from "../../../../tests/support/builders.ts";
import { attachedProjectView } from "./attached-project-view.ts";

const project = aStoredProject({
  id: 12,
  title: "병원 냉각탑",
  country: "한국",
  city: "울산",
  capacity: "500RT",
  en: { title: "Towers for a hospital" },
});
const projects = { find: async (id: number) => (id === 12 ? project : undefined) };
const at = (query: string, from: Parameters<typeof attachedProjectView>[2] = projects) =>
  attachedProjectView("en", new URLSearchParams(query), from);

test("a project is attached in the page's language, with a link back", async () => {
  expect(await at("utm_source=mail&project=12")).toMatchObject({
    id: 12,
    title: "Towers for a hospital",
    facts: "Ulsan, Korea, 500RT",
    link: { href: "/en/projects/12" },
  });
  const korean = await attachedProjectView("ko", new URLSearchParams("project=12"), projects);
  expect(korean).toMatchObject({
    title: "병원 냉각탑",
    facts: "한국 울산, 500RT",
    link: { href: "/projects/12" },
  });
});

test.each(["", "project=13", "project=x", "project=99999999999"])("%j attaches no project", async (query) => {
  expect(await at(query)).toBeUndefined();
});

test("the form is rendered without the project if the database is unavailable", async () => {
  const away = { find: () => Promise.reject(new Error("away")) };
  expect(await at("project=12", away)).toBeUndefined();
});
