import { expect, test } from "vitest";
import { aStoredProject } from "../../../tests/support/builders.ts";
import { projectsRss } from "./rss.ts";

const project = aStoredProject({
  title: "냉각탑 교체 <1단계> & 증설",
  description: '노후 설비를 "교체"했습니다.\u0000 소음 <b>45</b> dB\n둘째 줄',
  tags: ["대향류", "저소음"],
  createdAt: "2026-01-02T03:04:05.000Z",
});
const feed = {
  siteUrl: "https://tower.example",
  locale: "en",
  title: "Projects",
  description: "All",
  projects: [project],
} as const;

test("has dates in the format of RSS, and tags as categories", () => {
  const xml = projectsRss(feed);
  expect(xml).toContain("<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>");
  expect(xml.match(/<category>/g)).toHaveLength(2);
});

test("escapes titles as text", () => {
  const xml = projectsRss({ ...feed, description: "R&D <1>" });
  expect(xml).toContain("<title>냉각탑 교체 &lt;1단계&gt; &amp; 증설</title>");
  expect(xml).toContain("<description>R&amp;D &lt;1&gt;</description>");
});

test("describes items in HTML, as readers take them, and drops characters that XML does not allow", () => {
  const [, description] = /<item>[\s\S]*<description>([\s\S]*?)<\/description>/.exec(projectsRss(feed)) ?? [];
  expect(description).toBe(
    "노후 설비를 &amp;quot;교체&amp;quot;했습니다. 소음 &amp;lt;b&amp;gt;45&amp;lt;/b&amp;gt; dB&lt;br&gt;둘째 줄",
  );
});

test("links a project to its page in the feed's language", () => {
  const link = /<item>[\s\S]*?<link>(.*?)<\/link>/.exec(projectsRss(feed))?.[1];
  expect(link).toBe(`https://tower.example/en/projects/${project.id}`);
});

test("has its own address, so that a reader can subscribe from a copy", () => {
  expect(projectsRss({ ...feed, locale: "ko" })).toContain('href="https://tower.example/rss.xml" rel="self"');
  expect(projectsRss(feed)).toContain('href="https://tower.example/en/rss.xml" rel="self"');
});
