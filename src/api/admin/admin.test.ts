import { beforeAll, expect, test } from "vitest";
import { openAdministration, signInClient } from "../../../tests/support/administrator.ts";

type Opened = Awaited<ReturnType<typeof openAdministration>>;

let shared: Opened;

beforeAll(async () => {
  let close = async () => {};
  shared = await openAdministration({}, undefined, {
    closeLater: (closeShared) => {
      close = closeShared;
    },
  });
  return () => close();
});

/** Every address that requires an administrator, and the request data that must not be read before the check. */
const guarded = [
  "GET /api/admin/projects",
  "GET /api/admin/projects/1",
  "POST /api/projects",
  "PUT /api/projects/1",
  "DELETE /api/projects/1",
  "POST /api/projects/upload-image",
  "POST /api/admin/projects/bulk",
  "POST /api/admin/projects/undo",
  "GET /api/admin/projects/1/versions",
  "POST /api/admin/projects/1/revert",
  "GET /api/admin/projects/trash",
  "POST /api/admin/projects/trash/restore",
  "POST /api/admin/projects/trash/erase",
  "GET /api/admin/projects/import",
  "POST /api/admin/projects/import",
  "POST /api/admin/projects/import/upload-image",
  "POST /api/admin/files/picture",
  "GET /api/admin/products",
  "POST /api/admin/products",
  "GET /api/admin/products/1",
  "PUT /api/admin/products/1",
  "DELETE /api/admin/products/1",
  "PUT /api/admin/products/1/visibility",
  "PUT /api/admin/products/order",
  "GET /api/admin/products/trash",
  "DELETE /api/admin/products/trash/1",
  "POST /api/admin/products/trash/1/restore",
  "GET /api/admin/products/1/versions",
  "POST /api/admin/products/1/revert",
  "GET /api/admin/pages",
  "POST /api/admin/pages",
  "GET /api/admin/pages/1",
  "PUT /api/admin/pages/1",
  "DELETE /api/admin/pages/1",
  "POST /api/admin/pages/1/publish",
  "DELETE /api/admin/pages/1/publish/{publishAt}",
  "POST /api/admin/pages/1/withdraw",
  "GET /api/admin/pages/1/versions",
  "POST /api/admin/pages/1/versions/1/revert",
  "GET /api/admin/pages/import",
  "POST /api/admin/pages/import",
  "GET /api/admin/pages/import/runs",
  "POST /api/admin/pages/import/runs/1/undo",
  "GET /api/admin/pages/trash",
  "POST /api/admin/pages/trash/1/restore",
  "POST /api/admin/pages/trash/1/undo",
  "DELETE /api/admin/pages/trash/1",
  "GET /api/admin/projects/import/runs",
  "POST /api/admin/projects/import/runs/1/undo",
  "GET /api/admin/account",
  "POST /api/admin/account/password",
  "GET /api/admin/account/sessions",
  "DELETE /api/admin/account/sessions",
  "DELETE /api/admin/account/sessions/x",
  "POST /api/admin/account/proof",
  "POST /api/admin/account/totp",
  "POST /api/admin/account/totp/confirm",
  "POST /api/admin/account/totp/disable",
  "POST /api/admin/account/recovery-codes",
  "GET /api/admin/administrators",
  "POST /api/admin/administrators",
  "GET /api/admin/administrators/1/work",
  "POST /api/admin/administrators/1/removal",
  "POST /api/admin/administrators/1/role",
  "GET /api/admin/audit",
  "GET /api/admin/security",
  "GET /api/admin/health",
  "GET /api/admin/content",
  "PUT /api/admin/content/edits",
  "GET /api/admin/content/changes",
  "POST /api/admin/content/publish",
  "GET /api/admin/content/plan",
  "PUT /api/admin/content/plan",
  "DELETE /api/admin/content/plan/{plannedAt}",
  "POST /api/admin/content/discard",
  "GET /api/admin/content/versions",
  "GET /api/admin/content/versions/1",
  "POST /api/admin/content/versions/1/restore",
  "GET /api/admin/start",
  "PUT /api/admin/start/settings",
  "PUT /api/admin/start/samples/accepted",
  "POST /api/admin/start/samples/removal",
  "POST /api/admin/start/samples/return",
  "GET /api/admin/mail",
  "PUT /api/admin/mail",
  "POST /api/admin/mail/test",
  "GET /api/admin/inquiries",
  "GET /api/admin/inquiries/counts",
  "GET /api/admin/inquiries/figures",
  "GET /api/admin/webhooks",
  "POST /api/admin/webhooks",
  "POST /api/admin/webhooks/1/secret",
  "POST /api/admin/webhooks/1/test",
  "DELETE /api/admin/webhooks/1",
  "GET /api/admin/inquiries/news",
  "GET /api/admin/inquiries/staff",
  "GET /api/admin/inquiries/export.csv",
  "GET /api/admin/inquiries/1",
  "PATCH /api/admin/inquiries/1",
  "DELETE /api/admin/inquiries/1",
  "POST /api/admin/inquiries/1/mail",
  "GET /api/admin/inquiries/1/files/0",
  "PUT /api/admin/inquiries/1/notes/x",
  "DELETE /api/admin/inquiries/1/notes/x",
  "POST /api/admin/inquiries/1/replies/x",
  "POST /api/admin/inquiries/1/replies/x/mail",
  "GET /api/admin/reply-templates",
  "POST /api/admin/reply-templates",
  "PUT /api/admin/reply-templates/1",
  "DELETE /api/admin/reply-templates/1",
];
const writes = guarded.filter((route) => !route.startsWith("GET"));
const withBody = guarded.filter((route) => /^(POST|PUT|PATCH)/.test(route));
/** Calls that reject an invalid form with messages per field. */
const forms = withBody.filter(
  (route) =>
    !/upload-image|admin\/projects|trash|revert|files|inquiries|reply-templates|content|webhooks|visibility|order|undo|start\/s|withdraw/.test(
      route,
    ),
);

const json = { "content-type": "application/json" };

test("every address under /api that is not public is in the list above", async () => {
  const { call } = await openAdministration();
  const { body } = await call("GET /api/openapi.json");
  const described = Object.entries<Record<string, { tags?: string[] }>>(body.paths).flatMap(
    ([path, routes]) =>
      Object.entries(routes)
        .filter(([, { tags }]) => tags?.includes("administration"))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  const open = described.filter((route) => route.includes("/api/auth/"));
  const listed = guarded.map((route) =>
    route
      .replace("/1", "/{id}")
      .replace("versions/1/", "versions/{version}/")
      .replace("sessions/x", "sessions/{id}")
      .replace("notes/x", "notes/{key}")
      .replace("replies/x", "replies/{key}")
      .replace("files/0", "files/{file}")
      .replace("files/picture", "files/{kind}"),
  );
  expect(described.filter((route) => !open.includes(route)).sort()).toEqual(listed.sort());
});

test.each(guarded)("%s is refused without a login, before its body is read", async (route) => {
  const { call } = shared;
  const response = await call(route, {
    cookie: "",
    ...(route.startsWith("GET") ? {} : { headers: { "content-type": "text/plain" }, payload: "not read" }),
  });
  expect([response.status, response.body]).toEqual([401, { error: "관리자 로그인이 필요합니다." }]);
  expect(response.headers["cache-control"]).toBe("no-store");
});

test.each(guarded)("%s is refused with the cookie of a session that has ended", async (route) => {
  const { call, services } = shared;
  const cookie = `session=${await services.sessions.begin(1, signInClient)}`;
  await call("POST /api/auth/logout", { cookie });
  for (const stale of [cookie, "session=made-up", "__Host-session=other", `${cookie}x`]) {
    expect((await call(route, { cookie: stale })).status).toBe(401);
  }
});

test.each(guarded)("%s is refused for a page of another account, before its body is read", async (route) => {
  const { call } = shared;
  const response = await call(route, {
    headers: {
      "expected-account": "somebody",
      ...(route.startsWith("GET") ? {} : { "content-type": "text/plain" }),
    },
    ...(route.startsWith("GET") ? {} : { payload: "not read" }),
  });
  expect([response.status, response.body]).toEqual([
    401,
    { error: expect.stringContaining("다른 계정으로 로그인되어 있습니다."), isOtherAccount: true },
  ]);
});

test("calls for the account of the session are answered, whatever letters its name has, and those for none", async () => {
  const { call, services } = await openAdministration();
  await services.accounts.add("박 영업");
  const cookie = `session=${await services.sessions.begin(2, signInClient)}`;
  const statusFor = async (headers: Record<string, string>) =>
    (await call("GET /api/admin/account", { cookie, headers })).status;
  expect(await statusFor({ "expected-account": encodeURIComponent("박 영업") })).toBe(200);
  expect(await statusFor({})).toBe(200);
  for (const other of ["", "admin", "%", encodeURIComponent("박 영업 ")])
    expect([other, await statusFor({ "expected-account": other })]).toEqual([other, 401]);
});

test.each(writes)("%s is refused when another site sends it", async (route) => {
  const { call } = shared;
  const strangers: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site", origin: "http://localhost:80" },
  ];
  for (const headers of strangers) {
    const response = await call(route, { headers: { ...headers, "accept-language": "en" } });
    expect([headers, response.status]).toEqual([headers, 403]);
    expect(response.body.error).toContain("other sites");
  }
});

test.each(withBody)("%s rejects another content type", async (route) => {
  const { call } = shared;
  const others = ["text/plain", "application/x-www-form-urlencoded", "application/xml"];
  const wrong = /upload-image|files|replies\/x$/.test(route)
    ? [...others, "application/json"]
    : [...others, "multipart/form-data; boundary=x"];
  for (const type of wrong) {
    const response = await call(route, { headers: { "content-type": type }, payload: '{"a":1}' });
    expect([type, response.status]).toEqual([type, 415]);
  }
});

test.each(forms)("%s answers a body that is none of its forms with one sentence", async (route) => {
  const { call } = await openAdministration();
  for (const payload of ["{}", "[]", "null", '"text"', "7"]) {
    const response = await call(route, { headers: json, payload });
    expect([payload, response.status]).toEqual([payload, 400]);
    expect(response.body.error).toBe("입력한 내용을 확인해 주세요.");
    expect(Object.keys(response.body.fields).length).toBeGreaterThan(0);
  }
  expect((await call(route, { headers: json, payload: "{" })).status).toBe(400);
});

test.each([
  ["GET /api/admin/projects?page=0", 400],
  ["GET /api/admin/projects?sort=colour", 400],
  ["GET /api/admin/projects?type=steam", 400],
  ["GET /api/admin/projects/0", 400],
  ["GET /api/admin/projects/x", 400],
  ["GET /api/admin/projects/99999999999", 400],
  ["GET /api/admin/projects/1", 404],
  ["DELETE /api/projects/1", 404],
  ["DELETE /api/projects/1.5", 400],
  ["GET /api/admin/audit?page=-1", 400],
  ["DELETE /api/admin/account/sessions/none", 404],
])("%s is answered with %d and a sentence", async (route, status) => {
  const { call } = shared;
  const response = await call(route);
  expect([response.status, typeof response.body.error]).toEqual([status, "string"]);
});

test("a write from our own pages is accepted, under any host name", async () => {
  const { call } = await openAdministration({}, { siteUrl: "http://www.example.com" });
  const ours: Record<string, string>[] = [
    { "sec-fetch-site": "same-origin", origin: "http://somewhere.example" },
    { origin: "http://www.example.com" },
    { origin: "http://localhost:80" },
    {},
  ];
  for (const headers of ours) {
    expect([headers, (await call("DELETE /api/projects/1", { headers })).status]).toEqual([headers, 404]);
  }
});

test("the rule against other sites also covers requests of visitors", async () => {
  const { call } = await openAdministration();
  for (const route of ["POST /api/contact", "POST /api/calculate-capacity", "POST /api/auth/login"]) {
    const response = await call(route, {
      cookie: "",
      headers: { ...json, origin: "https://evil.example" },
      payload: "{}",
    });
    expect([route, response.status]).toEqual([route, 403]);
  }
});
