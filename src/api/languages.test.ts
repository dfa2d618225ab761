import { expect, test } from "vitest";
import { openAdministration } from "../../tests/support/administrator.ts";

type Opened = Awaited<ReturnType<typeof openAdministration>>;
type Languages = { headers?: Record<string, string>; query?: string };

const json = { "content-type": "application/json" };
const hangul = /[가-힣]/;

test.each<[string, Languages]>([
  ["by Accept-Language", { headers: { "accept-language": "en-US,en;q=0.9,ko;q=0.8" } }],
  ["by the query", { query: "lang=en", headers: { "accept-language": "ko" } }],
])(
  "whoever asks for English %s is refused in English, whatever the call and whatever is wrong",
  async (_, asked) => {
    const sentences = await refusals(await openAdministration(), asked);
    expect(sentences.length).toBeGreaterThan(60);
    expect(sentences.filter((sentence) => hangul.test(sentence))).toEqual([]);
  },
);

test("whoever asks for nothing is refused in Korean", async () => {
  const sentences = await refusals(await openAdministration(), {});
  expect(sentences.length).toBeGreaterThan(60);
  expect(sentences.filter((sentence) => !hangul.test(sentence))).toEqual([]);
});

test("where no language of ours is preferred, the one that was chosen on the site counts", async () => {
  const { call, cookie } = await openAdministration();
  const response = await call("GET /api/projects?lang=fr", {
    cookie: `${cookie}; lang=en`,
    headers: { "accept-language": "fr" },
  });
  expect(response.body.error).toBe('"lang" cannot be "fr". Use ko or en.');
});

/** Messages of every call about forms and queries that it cannot use, an odd id, and a missing session. */
async function refusals({ app, cookie }: Opened, { headers = {}, query = "" }: Languages): Promise<string[]> {
  const { paths } = (await app.inject("/api/openapi.json")).json();
  // Signing out in the middle would hide what comes after it.
  const calls = Object.entries<object>(paths).filter(([path]) => !path.endsWith("/logout"));
  const requests = calls.flatMap(([path, methods]) =>
    Object.keys(methods).flatMap((method) => requestsOf(method.toUpperCase() as "GET", path)),
  );
  const texts: string[] = [];
  for (const { isStranger, url, ...request } of requests) {
    const own: Record<string, string> = isStranger ? {} : { ...json, cookie };
    const sent = { ...request, url: `${url}${query}`, headers: { ...own, ...headers } };
    const response = await app.inject(sent);
    if (response.statusCode >= 400) texts.push(...textsIn(response.json()));
  }
  return texts;
}

function requestsOf(method: "GET", path: string) {
  const url = `${path.replace(/\{\w+\}/g, "odd")}?page=0&type=a&limit=x&detail=a&tagMode=a&status=a&`;
  const isReading = /GET|DELETE/.test(method);
  const bodies = isReading ? [{}] : ["{}", oddForm, "{"].map((payload) => ({ payload }));
  return [
    ...bodies.map((body) => ({ method, url, isStranger: false, ...body })),
    { method, url: `${path.replace(/\{\w+\}/g, "1000")}?`, isStranger: false, ...bodies[0] },
    { method, url: `${path}?`, isStranger: true },
  ];
}

const oddForm = JSON.stringify({
  title: "x".repeat(301),
  tags: ["a"],
  projectYear: 1,
  imageUrl: "//a",
  city: 7,
  username: "a",
  newPassword: "a",
  password: 7,
  code: "",
  phone: "x",
  email: "x",
  flowRate: 1,
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
