import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { inquiryFileLimits } from "#domain/inquiries/files/inquiry-file.ts";
import { openApi } from "../../../tests/support/api.ts";
import { anInquiry } from "../../../tests/support/builders.ts";
import { type Form, jsonPartHeaders, written } from "../../../tests/support/file-forms.ts";

const pdf = Buffer.from("%PDF-1.7 a plan");
const megabyte = 1024 * 1024;

interface Sending {
  inquiry?: unknown;
  headers?: Record<string, string>;
  address?: string;
  partHeader?: string;
}

/** The API, and what sends it inquiries with files as browsers do. */
async function openForm() {
  const { app, services } = await openApi();
  const send = async (files: readonly Form[], sending: Sending = {}) => {
    const { inquiry = anInquiry(), headers = {}, address = "203.0.113.7", partHeader = "" } = sending;
    const form = written(files.map((file) => ({ field: "files", ...file })));
    const part = `--x\r\nContent-Disposition: form-data; name="inquiry"${partHeader}\r\n\r\n${JSON.stringify(inquiry)}\r\n`;
    const response = await app.inject({
      method: "POST",
      url: "/api/contact/files",
      remoteAddress: address,
      headers: { "accept-language": "en", ...form.headers, ...headers },
      payload: Buffer.concat([Buffer.from(part), form.payload]),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };
  const stored = async () => (await services.inbox.list({}, 1)).inquiries;
  return { app, send, stored, services };
}

test("files are stored with their inquiry, under what they are and what they are called", async () => {
  const { send, stored, services } = await openForm();
  const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]);
  const response = await send([
    { bytes: pdf, name: "냉각탑 도면.pdf", type: "text/html" },
    { bytes: photo, name: "site.png", type: "image/png" },
  ]);
  const [inquiry] = await stored();
  expect(response).toMatchObject({ status: 201, body: { success: true, reference: inquiry?.reference } });
  expect(inquiry).toMatchObject({
    company: "다라물산",
    files: [
      { file: 0, name: "냉각탑 도면.pdf", contentType: "application/pdf", size: pdf.length },
      { file: 1, name: "site.png.jpg", contentType: "image/jpeg", size: photo.length },
    ],
  });
  const read = await services.inbox.file(inquiry?.id ?? 0, 0);
  expect((await buffer(read?.bytes ?? Readable.from([]))).equals(pdf)).toBe(true);
});

test.each(Object.entries(jsonPartHeaders))(
  "an inquiry is stored with as many files as it may have when its part comes as %s",
  async (_, partHeader) => {
    const { send, stored } = await openForm();
    const files = Array(inquiryFileLimits.maxFiles).fill({ bytes: pdf });
    expect(await send(files, { partHeader })).toMatchObject({ status: 201 });
    expect(await stored()).toMatchObject([
      { company: "다라물산", files: Array(5).fill({ size: pdf.length }) },
    ]);
    expect(await send([...files, { bytes: pdf }], { partHeader })).toMatchObject({ status: 400 });
    expect(await send([], { partHeader, inquiry: "x".repeat(70_000) })).toMatchObject({ status: 400 });
    expect(await stored()).toHaveLength(1);
  },
);

test("drawings of Hancom and of CAD programs are stored as bytes that no browser opens", async () => {
  const { send, stored } = await openForm();
  const hwp = Buffer.from("d0cf11e0a1b11ae1", "hex");
  await send([
    {
      bytes: Buffer.concat([hwp, Buffer.from("....HWP Document File")]),
      name: "사양서.hwp",
      type: "text/html",
    },
    { bytes: Buffer.from("AC1027......"), name: "plan.dwg" },
    { bytes: Buffer.from("PK\x03\x04....x.html"), name: "모음.zip", type: "application/zip" },
  ]);
  const contentType = "application/octet-stream";
  expect(await stored()).toMatchObject([
    { files: ["사양서.hwp", "plan.dwg", "모음.zip"].map((name) => ({ name, contentType })) },
  ]);
});

test("an inquiry has the names of the files that could not be attached to it", async () => {
  const { send, stored } = await openForm();
  const missingFiles = ["C:\\현장\\동영상.mov", "a\u202e.exe", ...Array(20).fill("x.mov")];
  await send([{ bytes: pdf }], { inquiry: { ...anInquiry(), missingFiles } });
  const names = ["동영상.mov", "a.exe", ...Array(8).fill("x.mov")];
  expect(await stored()).toMatchObject([{ missingFiles: names }]);
  await send([{ bytes: pdf }], { inquiry: { ...anInquiry({ message: "2" }), missingFiles: [7] } });
  expect(await stored()).toMatchObject([{ missingFiles: [] }, { missingFiles: names }]);
});

test("sent again under the same key they are stored once, under the same reference", async () => {
  const { send, stored } = await openForm();
  const headers = { "idempotency-key": "k" };
  const [first, again] = [
    await send([{ bytes: pdf }], { headers }),
    await send([{ bytes: pdf }], { headers }),
  ];
  expect(again.body).toEqual(first.body);
  expect(await stored()).toHaveLength(1);
});

test.each([
  [
    "of another kind",
    [{ bytes: Buffer.from("MZ...."), name: "plan.exe" }],
    400,
    /“plan\.exe” is of a type that cannot be attached/,
  ],
  ["that are empty", [{ bytes: Buffer.alloc(0), name: "plan.pdf" }], 400, /“plan\.pdf” is empty/],
  ["of which there are six", Array(6).fill({ bytes: pdf }), 400, /up to 5 files/],
  [
    "that are too large together",
    Array(2).fill({ bytes: Buffer.concat([pdf, Buffer.alloc(5 * megabyte)]) }),
    413,
    /exceed 10 MB/,
  ],
  ["of which one is too large", [{ bytes: Buffer.alloc(11 * megabyte) }], 413, /exceed 10 MB/],
])("files %s are refused in a sentence, with the whole inquiry", async (_, files, status, words) => {
  const { send, stored } = await openForm();
  const response = await send(files);
  expect([response.status, response.body.success]).toEqual([status, false]);
  expect(response.body.fields).toEqual({ files: expect.stringMatching(words) });
  expect(await stored()).toEqual([]);
});

test("what the inquiry lacks is named by its fields, as without files", async () => {
  const { send, stored } = await openForm();
  const lacking = await send([{ bytes: pdf }], { inquiry: { ...anInquiry(), email: "x", name: "" } });
  expect(lacking.status).toBe(400);
  expect(Object.keys(lacking.body.fields).sort()).toEqual(["email", "name"]);
  const nothing = await send([{ bytes: pdf }], { inquiry: "no-inquiry" });
  expect(Object.keys(nothing.body.fields)).toContain("company");
  expect(await stored()).toEqual([]);
});

test("an inquiry that looks like spam keeps its files, and says so to nobody", async () => {
  const { send, stored } = await openForm();
  const response = await send([{ bytes: pdf }], {
    inquiry: { ...anInquiry(), website: "https://spam.example" },
  });
  expect(response.status).toBe(201);
  expect(await stored()).toMatchObject([{ status: "spam", files: [{ file: 0 }] }]);
});

test.each([
  ["a form that ends early", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition", 400],
  ["a form without a boundary", "multipart/form-data", "x", 400],
  ["JSON", "application/json", "{}", 415],
  ["nothing", "multipart/form-data; boundary=x", "", 400],
])("%s is no form, and no failure of ours", async (_, type, payload, status) => {
  const { app } = await openForm();
  const request = { method: "POST", url: "/api/contact/files", payload } as const;
  const response = await app.inject({ ...request, headers: { "content-type": type } });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ error: expect.stringMatching(/[가-힣]/) });
});

test("one client has at most two uploads at a time and no more, others come in meanwhile", async () => {
  const { send } = await openForm();
  const at = (address: string) => send([{ bytes: pdf }], { address });
  const same = await Promise.all(Array.from({ length: 3 }, () => at("203.0.113.7")));
  expect(same.map(({ status }) => status).sort()).toEqual([201, 201, 503]);
  const others = await Promise.all(["a", "b", "c"].map((end) => at(`2001:db8:${end}::1`)));
  expect(others.map(({ status }) => status)).toEqual([201, 201, 201]);
});

test("forms that trickle in from three clients keep nobody else's out", { timeout: 10_000 }, async () => {
  const { app, send, stored } = await openForm();
  const { port, begun } = await listening(app);
  const trickles = await Promise.all(
    ["127.0.0.11", "127.0.0.12", "127.0.0.13"].flatMap((from) => [trickle(port, from), trickle(port, from)]),
  );
  await expect.poll(begun).toBe(6);
  const response = await send([{ bytes: pdf }]);
  expect(response.status).toBe(201);
  await expect.poll(() => trickles.filter(({ heard }) => heard() !== "").length).toBe(1);
  const [turnedAway = ""] = trickles.map(({ heard }) => heard()).filter((heard) => heard !== "");
  expect(turnedAway).toMatch(/^HTTP\/1\.1 503 .*retry-after: \d+/is);
  expect(await stored()).toHaveLength(1);
});

test("a client that disconnects while waiting holds no slot", { timeout: 10_000 }, async () => {
  const { app, send } = await openForm();
  const { port, begun } = await listening(app);
  for (const from of ["127.0.0.11", "127.0.0.12", "127.0.0.13"])
    for (const _ of [1, 2]) await trickle(port, from);
  const gone = [await trickle(port, "127.0.0.14"), await trickle(port, "127.0.0.14")];
  await expect.poll(begun).toBe(8);
  for (const { leave } of gone) leave();
  const again = async () => (await send([{ bytes: pdf }], { address: "127.0.0.14" })).status;
  expect(await again()).toBe(503);
  await expect.poll(again, { interval: 200, timeout: 3_000 }).toBe(201);
});

test("one client sends twenty in an hour, accepted or not", async () => {
  const { send } = await openForm();
  for (let count = 0; count < 20; count++)
    expect((await send([{ bytes: Buffer.from("x") }])).status).toBe(400);
  const response = await send([{ bytes: pdf }]);
  expect([response.status, response.headers["retry-after"]]).toEqual([429, "3600"]);
});

/** Listens on the loopback. @returns the address, and a counter of requests that have begun */
async function listening(app: FastifyInstance) {
  let begun = 0;
  app.server.on("request", () => {
    begun += 1;
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { port: (app.server.address() as AddressInfo).port, begun: () => begun };
}

/** A form that has begun, and of which one byte comes now and then. */
async function trickle(port: number, from: string) {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  await once(socket, "connect");
  let heard = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    heard += text;
  });
  socket.on("error", () => undefined);
  const head = "POST /api/contact/files HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n";
  socket.write(`${head}Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n`);
  const drip = setInterval(() => socket.write("-"), 100);
  onTestFinished(() => {
    clearInterval(drip);
    socket.destroy();
  });
  return { heard: () => heard, leave: () => socket.destroy() };
}
