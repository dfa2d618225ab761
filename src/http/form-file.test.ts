import multipart from "@fastify/multipart";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { written } from "../../tests/support/file-forms.ts";
import { receiveFile, receiveFileInChunks } from "./form-file.ts";

const maxBytes = 300_000;

/** Response to a form whose file is received in chunks. @param consume whatever is done with them */
async function responseTo(
  form: ReturnType<typeof written>,
  consume: (bytes: AsyncIterable<Uint8Array>) => Promise<unknown> = lengthOf,
) {
  const app = Fastify();
  await app.register(multipart);
  app.post("/", (request) => receiveFileInChunks(request, { field: "film", maxBytes }, consume));
  const { statusCode, body } = await app.inject({ method: "POST", url: "/", ...form });
  return statusCode === 200 ? JSON.parse(body) : statusCode;
}

async function lengthOf(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const piece of bytes) length += piece.length;
  return length;
}

const file = (length: number) => ({ field: "film", name: "tower.mp4", bytes: Buffer.alloc(length) });

test("a file is handed over whole, whatever else is in its form", async () => {
  const form = written([{ field: "other", bytes: Buffer.alloc(1_000) }, file(maxBytes)]);
  expect(await responseTo(written([file(maxBytes)]))).toEqual({ name: "tower.mp4", result: maxBytes });
  expect(await responseTo(form)).toEqual({ problem: "several" });
});

test("a file beyond the limit fails for whoever reads it, and is called too large", async () => {
  let failure: unknown;
  const consume = (bytes: AsyncIterable<Uint8Array>) =>
    lengthOf(bytes).catch((thrown) => {
      failure = thrown;
      throw thrown;
    });
  expect(await responseTo(written([file(maxBytes + 1)]), consume)).toEqual({ problem: "tooLarge" });
  expect(failure).toBeDefined();
});

test("a form that ends early, or has no file, brings none", async () => {
  expect(await responseTo(written([file(100_000)], ""))).toEqual({ problem: "missing" });
  expect(await responseTo(written([]))).toEqual({ problem: "missing" });
  expect(await responseTo(written([{ ...file(10), field: "other" }]))).toEqual({ problem: "missing" });
});

test("whoever has seen enough may stop, and the form is read to its end", async () => {
  expect(await responseTo(written([file(maxBytes)]), async () => "refused")).toMatchObject({
    result: "refused",
  });
});

test("a reader that stops after the first piece leaves the rest of the form to be read", async () => {
  const consume = async (bytes: AsyncIterable<Uint8Array>) => {
    for await (const piece of bytes) return piece.length > 0;
    return false;
  };
  const form = written([file(maxBytes)]);
  expect(await responseTo(form, consume)).toEqual({ name: "tower.mp4", result: true });
  expect(await responseTo(written([file(maxBytes), file(10)]), consume)).toEqual({ problem: "several" });
});

test("a failure of whoever reads is no problem of the file", async () => {
  const consume = () => Promise.reject(new Error("no database"));
  expect(await responseTo(written([file(10)]), consume)).toBe(500);
});

test("a file is received whole, or the problem with it", async () => {
  const app = Fastify();
  await app.register(multipart);
  app.post("/", async (request) => {
    const received = await receiveFile(request, "film", maxBytes);
    return "bytes" in received ? { name: received.name, length: received.bytes.length } : received;
  });
  const received = async (form: ReturnType<typeof written>) =>
    JSON.parse((await app.inject({ method: "POST", url: "/", ...form })).body);
  expect(await received(written([file(maxBytes)]))).toEqual({ name: "tower.mp4", length: maxBytes });
  expect(await received(written([file(maxBytes + 1)]))).toEqual({ problem: "tooLarge" });
  expect(await received(written([file(10), file(10)]))).toEqual({ problem: "several" });
  expect(await received(written([{ ...file(10), field: "other" }]))).toEqual({ problem: "missing" });
  expect(await received(written([]))).toEqual({ problem: "missing" });
});

test("a part of bytes without a file name is a file without a name", async () => {
  const unnamed = Buffer.from(
    '--x\r\nContent-Disposition: form-data; name="film"\r\nContent-Type: application/octet-stream\r\n\r\nabc\r\n--x--\r\n',
  );
  const form = { ...written([]), payload: unnamed };
  expect(await responseTo(form)).toEqual({ name: "", result: 3 });
  const app = Fastify();
  await app.register(multipart);
  app.post("/", (request) => receiveFile(request, "film", maxBytes));
  const response = await app.inject({ method: "POST", url: "/", ...form });
  expect(response.json()).toMatchObject({ name: "" });
});

test("another file than the wanted one is skipped, however long it is", async () => {
  const other = { ...file(maxBytes), field: "other" };
  expect(await responseTo(written([other]))).toEqual({ problem: "missing" });
  const app = Fastify();
  await app.register(multipart);
  app.post("/", (request) => receiveFile(request, "film", maxBytes));
  const response = await app.inject({ method: "POST", url: "/", ...written([other]) });
  expect(response.json()).toEqual({ problem: "missing" });
});

test("a form that is none brings no file", async () => {
  const app = Fastify();
  await app.register(multipart);
  app.post("/", (request) => receiveFile(request, "film", maxBytes));
  const { headers } = written([]);
  const response = await app.inject({ method: "POST", url: "/", headers, payload: "not a form" });
  expect(response.json()).toEqual({ problem: "missing" });
});

test.each([
  ["five fields beside the file", 5, { name: "tower.mp4", result: 10 }],
  ["six fields beside the file", 6, { problem: "missing" }],
])("a form with %s is read or not", async (_, count, result) => {
  const fields = Array.from(
    { length: count },
    (__, n) => `--x\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nx\r\n`,
  );
  const form = written([file(10)]);
  const payload = Buffer.concat([Buffer.from(fields.join("")), Buffer.from(form.payload)]);
  expect(await responseTo({ ...form, payload })).toEqual(result);
});
