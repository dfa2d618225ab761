import fc from "fast-check";
import type { RawRequest } from "./raw-request.ts";
import type { FuzzRoute } from "./routes.ts";
import { anyJson, anyText, inAddress, injectedHeader, jsonOf } from "./values.ts";

type Header = readonly [name: string, value: string];

/** Requests to any of the routes, most of them nearly right: nonsense alone would never get far. */
export function anyRequest(
  routes: readonly FuzzRoute[],
  host: string,
  cookie: string,
): fc.Arbitrary<RawRequest> {
  return fc
    .constantFrom(...routes)
    .chain((route) =>
      fc.record({
        method: methodFor(route),
        target: targetFor(route),
        body: bodyFor(route),
        own: fc.array(anyHeader, { maxLength: 3 }),
        isSignedIn: fc.boolean(),
        trick: seldom(fc.constantFrom(...tricks)),
      }),
    )
    .map(({ method, target, body: { type, bytes }, own, isSignedIn, trick }) => {
      const hasBody = bytes.length > 0;
      const request: RawRequest = {
        method,
        target,
        headers: [
          ["Host", host],
          ["Connection", "close"],
          ...(isSignedIn ? [["Cookie", cookie] as const] : []),
          ...(hasBody
            ? [["Content-Type", type] as const, ["Content-Length", `${bytes.length}`] as const]
            : []),
          ...own,
        ],
        body: bytes,
        isBroken: /[^!-~]/.test(target),
      };
      return trick ? trick(request) : request;
    });
}

function seldom<T>(what: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: 11, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: what });
}

function methodFor({ method }: FuzzRoute): fc.Arbitrary<string> {
  const others = fc.constantFrom(
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS",
    "TRACE",
    "PROPFIND",
    "QUERY",
  );
  return fc.oneof({ weight: 12, arbitrary: fc.constant(method) }, { weight: 1, arbitrary: others });
}

function targetFor({ path, queries }: FuzzRoute): fc.Arbitrary<string> {
  const name = queries.length > 0 ? fc.oneof(fc.constantFrom(...queries), inAddress) : inAddress;
  const query = fc.array(fc.tuple(name, fc.option(inAddress)), { maxLength: 5 });
  const place = fc.oneof(fc.integer({ min: 1, max: 80 }).map(String), inAddress);
  const filled = place.map((value) => path.replaceAll(/\{\w+\}/g, value));
  const bent = fc
    .tuple(filled, fc.constantFrom(...bends), inAddress)
    .map(([right, bend, text]) => bend(right, text));
  return fc
    .tuple(fc.oneof({ weight: 5, arbitrary: filled }, { weight: 1, arbitrary: bent }), query)
    .map(([asked, pairs]) => {
      const text = pairs.map(([key, value]) => (value === null ? key : `${key}=${value}`)).join("&");
      // Longer lines are refused by Node itself.
      return (text === "" ? asked : `${asked}?${text}`).slice(0, 15_000);
    });
}

/** Ways to write an address that some programs take for another. */
const bends: ((path: string, text: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `//evil.example${path}`,
  (path) => `/.${path}`,
  (path) => `/..${path}`,
  (path) => `${path}/../../../../etc/passwd`,
  (path) => `${path}/%2e%2e/%2e%2e/package.json`,
  (path) => path.replaceAll("/", "%2f"),
  (path) => path.replaceAll("/", "\\"),
  (path) => `/assets/..%2f..%2f..%2fpackage.json${path}`,
  (path) => path.toUpperCase(),
  (path) => `${path}.data`,
  (path) => `/_root.data?_routes=${path}`,
  (path) => `${path};jsessionid=1`,
  (path) => `${path}%00.html`,
  (path) => `${path}#fragment`,
  (path) => `http://evil.example${path}`,
  (path) => `HTTP://[::1]:99999${path}`,
  (path) => path.slice(1),
  () => "*",
  () => "",
  () => "/en/home",
  () => "/en//",
  (path, text) => `${path}/${text}`,
  (_path, text) => `/${text}`,
  (_path, text) => `/en/${text}`,
  (path) => `${path}?${"a=1&".repeat(2_000)}`,
  (path) => path + "/a".repeat(3_000),
];

interface Body {
  type: string;
  bytes: Buffer;
}

const noBody: Body = { type: "", bytes: Buffer.alloc(0) };
const types = [
  ...["application/json", "application/json; charset=utf-16", "application/json; charset=\xff", "text/plain"],
  ...[
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "",
    ";",
    "a/b/c",
  ],
];

function bodyFor(route: FuzzRoute): fc.Arbitrary<Body> {
  if (route.path.endsWith("upload-image")) return multipartBody;
  if (route.fields.length === 0)
    return fc.oneof({ weight: 6, arbitrary: fc.constant(noBody) }, { weight: 1, arbitrary: wildBody });
  const ours = route.path.startsWith("/api") ? jsonBody(route.fields) : formBody(route.fields);
  return fc.oneof({ weight: 5, arbitrary: ours }, { weight: 1, arbitrary: wildBody });
}

const poison = [
  '"__proto__":{"fuzzed":1}',
  '"constructor":{"prototype":{"fuzzed":1}}',
  '"a":1,"a":2',
  '"":""',
];

function jsonBody(fields: readonly string[]): fc.Arbitrary<Body> {
  const given = fc.tuple(
    ...fields.map((name) => fc.tuple(fc.constant(name), fc.option(anyJson, { freq: 6 }))),
  );
  return fc.tuple(given, seldom(fc.constantFrom(...poison))).map(([pairs, extra]) => {
    const members = pairs.flatMap(([name, value]) =>
      value === null ? [] : [`${JSON.stringify(name)}:${jsonOf(value)}`],
    );
    const text = `{${[...members, ...(extra === null ? [] : [extra])].join(",")}}`;
    return { type: "application/json", bytes: Buffer.from(text) };
  });
}

function formBody(fields: readonly string[]): fc.Arbitrary<Body> {
  const names = fc.oneof(fc.constantFrom(...fields), inAddress);
  return fc.array(fc.tuple(names, inAddress), { maxLength: 8 }).map((pairs) => ({
    type: "application/x-www-form-urlencoded",
    bytes: Buffer.from(pairs.map(([name, value]) => `${name}=${value}`).join("&"), "latin1"),
  }));
}

/** Anything at all, under any type. */
const wildBody: fc.Arbitrary<Body> = fc
  .tuple(
    fc.constantFrom(...types),
    fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      anyText.map((text) => Buffer.from(text)),
      anyJson.map((value) => Buffer.from(jsonOf(value))),
      fc
        .constantFrom("{", '{"a":', "\ufeff{}", "[1,]", '{"a":1}garbage', '"\\ud800"', "1e99999")
        .map((text) => Buffer.from(text)),
      fc.constant(Buffer.alloc(70_000, "a")),
      fc.constant(Buffer.alloc(300_000, "%EA")),
    ),
  )
  .map(([type, bytes]) => ({ type, bytes }));

const multipartBody: fc.Arbitrary<Body> = fc
  .array(
    fc.record({
      disposition: fc.constantFrom(
        "form-data",
        "form-data; name=image",
        "attachment",
        "",
        "form-data; name=\xff",
      ),
      name: fc.oneof(fc.constant("image"), anyText),
      file: fc.option(fc.oneof(fc.constant("사진.webp"), anyText)),
      content: fc.oneof(fc.constant("RIFF\x24\0\0\0WEBPVP8 "), anyText),
    }),
    { maxLength: 8 },
  )
  .map((parts) => {
    const written = parts.map(({ disposition, name, file, content }) => {
      const fileName = file === null ? "" : `; filename="${file}"`;
      return `--x\r\nContent-Disposition: ${disposition}; name="${name}"${fileName}\r\n\r\n${content}\r\n`;
    });
    const end = parts.length % 3 === 0 ? "" : "--x--\r\n";
    return { type: "multipart/form-data; boundary=x", bytes: Buffer.from(written.join("") + end) };
  });

const many = (count: number, piece: string) => Array.from({ length: count }, () => piece).join(",");

const headerValues: Record<string, readonly string[]> = {
  "Accept-Language": ["en", "ko", "", "*", "en;q=x", many(500, "en"), "\xff\xfe", "-", "__proto__"],
  "Accept-Encoding": [
    "br",
    "gzip",
    "",
    "*",
    "br;q=0",
    "br;q=abc",
    "identity;q=0",
    many(500, "br"),
    "__proto__",
  ],
  Accept: ["", "application/json", "*/*;q=", "text/html\t"],
  "If-None-Match": ["*", '""', 'W/"x"', many(500, '"a"'), '"', "\xff"],
  "If-Modified-Since": ["0", "Thu, 01 Jan 1970 00:00:00 GMT", "gestern", "99999999999999"],
  Range: [
    "bytes=0-0",
    "bytes=-1",
    "bytes=99999999999-",
    "bytes=5-1",
    "bytes=",
    `bytes=${many(400, "0-0")}`,
    "lines=1-2",
    "bytes=-0",
  ],
  "If-Range": ['"x"', "Thu, 01 Jan 1970 00:00:00 GMT"],
  Cookie: [
    "lang=en",
    "lang=../..",
    "session=",
    "session=x",
    `session=${"a".repeat(4_000)}`,
    "=;=;=",
    "lang",
    "lang=%zz",
    "\xff=\xff",
  ],
  Referer: ["http://evil.example/en", "http://", "/en", "javascript:1", "http://127.0.0.1/en", "\xff"],
  Origin: ["null", "http://evil.example", "http://127.0.0.1", "http://[", ""],
  "Sec-Fetch-Site": ["cross-site", "same-origin", "none", "x"],
  "Sec-Purpose": ["prefetch", "prefetch;prerender"],
  "X-Forwarded-For": ["127.0.0.1", "::1", many(300, "1.1.1.1"), "'; drop", ""],
  "X-Forwarded-Host": ["evil.example", "\xff"],
  "X-Forwarded-Proto": ["https", "https,http", "javascript"],
  Forwarded: ["for=127.0.0.1;host=evil.example"],
  "X-Request-Id": ["0123456789abcdef", "x".repeat(9_000), `a\t${injectedHeader}`],
  "X-HTTP-Method-Override": ["DELETE"],
  "Idempotency-Key": ["", "a", "k".repeat(5_000), "\xff", "__proto__"],
  Expect: ["100-continue", "200-ok"],
  Upgrade: ["websocket", "h2c"],
  "Content-Encoding": ["gzip", "br", "bomb"],
  Authorization: ["Bearer ", "Basic Og==", "Bearer __proto__"],
  "User-Agent": ["", "a".repeat(5_000), "\xff\xfe", "() { :; }; echo"],
  "Max-Forwards": ["-1"],
  __proto__: ["x"],
  constructor: ["x"],
};

const anyHeader: fc.Arbitrary<Header> = fc
  .constantFrom(...Object.keys(headerValues))
  .chain((name) => fc.constantFrom(...(headerValues[name] ?? [])).map((value) => [name, value] as const));

/** Requests that only a raw socket can send. The server may close these connections, but neither fail nor wait. */
const tricks: ((request: RawRequest) => RawRequest)[] = [
  (request) => ({ ...request, headers: [...request.headers, ["Host", "evil.example"]], isBroken: true }),
  (request) => ({ ...request, headers: request.headers.slice(1), isBroken: true }),
  (request) => ({ ...request, headers: replaced(request.headers, "Host", "\xff\xfe/..?@[") }),
  (request) => ({ ...request, headers: replaced(request.headers, "Host", "") }),
  (request) => ({
    ...request,
    headers: [...request.headers, ["Content-Length", "5"], ["Content-Length", "6"]],
    isBroken: true,
  }),
  (request) => ({ ...request, headers: [...request.headers, ["Content-Length", "-1"]], isBroken: true }),
  (request) => ({
    ...request,
    headers: [...request.headers, ["Transfer-Encoding", "chunked"], ["Content-Length", "4"]],
    isBroken: true,
  }),
  (request) => ({
    ...request,
    headers: [...request.headers, ["Transfer-Encoding", "gzip, chunked, chunked"]],
    isBroken: true,
  }),
  (request) => ({ ...chunked(request, "5\r\nab"), isBroken: true }),
  (request) => ({ ...chunked(request, "ffffffffffffffff\r\n"), isBroken: true }),
  (request) => chunked(request, "1\r\n{\r\n1\r\n}\r\n0\r\n\r\n"),
  (request) => ({ ...request, headers: [...request.headers, ["X-Folded", "a\r\n b"]], isBroken: true }),
  (request) => ({ ...request, headers: [...request.headers, ["X Bad", "1"]], isBroken: true }),
  (request) => ({ ...request, headers: [...request.headers, ["X-Nul", "a\0b"]], isBroken: true }),
  (request) => ({
    ...request,
    headers: [...request.headers, ["X-Long", "a".repeat(20_000)]],
    isBroken: true,
  }),
  (request) => ({
    ...request,
    headers: [...request.headers, ...Array.from({ length: 1_500 }, (_, i) => [`X-${i}`, ""] as const)],
    isBroken: true,
  }),
  (request) => ({ ...request, method: "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET", isBroken: true }),
  (request) => ({ ...request, method: "get", isBroken: true }),
  (request) => ({ ...request, method: "CONNECT", isBroken: true }),
  (request) => ({ ...request, method: "\x16\x03\x01\x02", isBroken: true }),
];

function replaced(headers: readonly Header[], name: string, value: string): Header[] {
  return headers.map((header) => (header[0] === name ? [name, value] : header));
}

function chunked(request: RawRequest, body: string): RawRequest {
  const headers = request.headers.filter(([name]) => name !== "Content-Length");
  return { ...request, headers: [...headers, ["Transfer-Encoding", "chunked"]], body: Buffer.from(body) };
}
