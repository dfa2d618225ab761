import { expect, test } from "vitest";
import type { ReceiveResult, SubmissionMeta } from "#data/inquiries/inquiries.ts";
import type { Inquiry } from "#domain/inquiries/inquiry-fields.ts";
import type { SentInquiry } from "#domain/inquiries/submission.ts";
import { openApi } from "../../../tests/support/api.ts";
import { anInquiry } from "../../../tests/support/builders.ts";

interface Sending {
  language?: string;
  headers?: Record<string, string>;
  result?: ReceiveResult;
}

async function send(payload: object | string, sending: Sending = {}) {
  const received: { inquiry: Inquiry; arrival: SubmissionMeta }[] = [];
  const { app } = await openApi({
    inquiries: {
      receive: async (inquiry, arrival) => {
        received.push({ inquiry, arrival });
        return (
          sending.result ?? { kind: "stored", id: 1, reference: "Q-7K4M-2P", isConfirmationMailed: true }
        );
      },
      findByConfirmationToken: async () => undefined,
    },
  });
  const response = await app.inject({
    method: "POST",
    url: "/api/contact",
    headers: {
      "content-type": "application/json",
      "accept-language": sending.language ?? "ko",
      ...sending.headers,
    },
    remoteAddress: "203.0.113.7",
    payload,
  });
  return {
    status: response.statusCode,
    body: response.json(),
    headers: response.headers,
    inquiries: received.map(({ inquiry }) => inquiry),
    arrival: received[0]?.arrival,
  };
}

test("an inquiry is stored before it is called a success", async () => {
  const response = await send(anInquiry());
  expect(response).toMatchObject({
    status: 201,
    body: { success: true, reference: "Q-7K4M-2P", isCopied: true },
    inquiries: [anInquiry()],
  });
});

test("an inquiry reaches the real table", async () => {
  const { app, services } = await openApi();
  const response = await app.inject({ method: "POST", url: "/api/contact", payload: anInquiry() });
  const { inquiries } = await services.inbox.list({}, 1);
  expect(response.json()).toEqual({ success: true, reference: inquiries[0]?.reference, isCopied: false });
  expect(inquiries).toMatchObject([{ company: "다라물산", status: "new", mail: { state: "none" } }]);
});

test.each([
  ["without a product", undefined],
  ["with the empty choice", "" as const],
])("an inquiry %s is accepted", async (_, productType) => {
  const { productType: __, ...rest } = anInquiry();
  const response = await send(productType === undefined ? rest : { ...rest, productType });
  expect(response.status).toBe(201);
});

test("the calculator's duty goes along, and a broken one costs no inquiry", async () => {
  const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
  expect((await send({ ...anInquiry(), duty })).inquiries).toEqual([{ ...anInquiry(), duty }]);
  for (const broken of [{ ...duty, wetBulbTemp: 31 }, "flow=390", 5, [], null]) {
    const response = await send({ ...anInquiry(), duty: broken });
    expect([response.status, response.inquiries[0]?.company]).toEqual([201, "다라물산"]);
    expect(response.inquiries[0]).not.toHaveProperty("duty.flowRate");
  }
});

test("the project goes along by its number, and what is none costs no inquiry", async () => {
  expect((await send({ ...anInquiry(), project: 12 })).inquiries).toEqual([{ ...anInquiry(), project: 12 }]);
  for (const broken of ["12", -1, 2 ** 40, { id: 12 }, null]) {
    const response = await send({ ...anInquiry(), project: broken });
    expect([response.status, response.inquiries[0]]).toEqual([201, anInquiry()]);
  }
});

test("texts are stored without outer blanks and control characters, composed, and with their lines", async () => {
  const { inquiries } = await send(
    anInquiry({ company: "  회사\u0000 ", name: "홍길동".normalize("NFD"), message: "하나\n둘" }),
  );
  expect(inquiries).toEqual([anInquiry({ company: "회사", name: "홍길동", message: "하나\n둘" })]);
});

test("the sender's address, language and key go along, and nothing else of the request", async () => {
  const { arrival } = await send(anInquiry(), { language: "en", headers: { "idempotency-key": "k-1" } });
  expect(arrival).toEqual({
    address: "203.0.113.7",
    locale: "en",
    suspicion: null,
    idempotency: { key: "k-1" },
  });
});

test.each([
  ["no key", {}],
  ["an empty key", { "idempotency-key": "" }],
  ["a key of unreasonable length", { "idempotency-key": "k".repeat(201) }],
])("with %s an inquiry is a new one", async (_, headers) => {
  const response = await send(anInquiry(), { headers });
  expect(response.status).toBe(201);
  expect(response.arrival).not.toHaveProperty("idempotency");
});

test.each([
  [{ website: "https://spam.example" }, "honeypot"],
  [{ fillTimeMs: 200 }, "too-fast"],
  [{ website: "", fillTimeMs: 60_000 }, null],
  [{ website: 5, fillTimeMs: "x" }, null],
])("a form that says %j is accepted with the suspicion %s", async (signs, suspicion) => {
  const response = await send({ ...anInquiry(), ...signs });
  expect(response.status).toBe(201);
  expect(response.arrival?.suspicion).toBe(suspicion);
  expect(response.inquiries).toEqual([anInquiry()]);
});

test.each([
  ["/en/products/sf", "/en/products/sf"],
  ["//evil.example/", undefined],
  ["https://evil.example/", undefined],
  ["/search?q=a@b.example", undefined],
  [`/${"a".repeat(300)}`, undefined],
  [7, undefined],
])("an inquiry from the page %j is kept with %j", async (page, stored) => {
  const response = await send({ ...anInquiry(), page });
  expect(response.status).toBe(201);
  const [inquiry] = response.inquiries as SentInquiry[];
  expect(inquiry?.page).toBe(stored);
});

test("inquiries without a field are refused unread once a network has sent thirty, and nobody else is", async () => {
  const { app } = await openApi();
  const post = async (remoteAddress: string, payload: object) =>
    (await app.inject({ method: "POST", url: "/api/contact", payload, remoteAddress })).statusCode;
  // A stored one takes no place.
  expect(await post("203.0.113.7", anInquiry())).toBe(201);
  for (let count = 0; count < 30; count++) expect(await post("203.0.113.7", {})).toBe(400);
  expect(await post("203.0.113.7", {})).toBe(429);
  expect(await post("203.0.113.8", anInquiry())).toBe(201);
});

test("one too many is refused with a sentence and the time to come back", async () => {
  const result = { kind: "too-many", retryAfterMs: 59_001 } as const;
  const response = await send(anInquiry(), { language: "en", result });
  expect(response.status).toBe(429);
  expect(response.headers["retry-after"]).toBe("60");
  expect(response.body).toEqual({ error: expect.stringMatching(/^Several inquiries .*\.$/) });
});

test("a form that can prove its work is given a challenge, with a sentence, and its proof is passed on", async () => {
  const challenge = { token: "m3x.Zk", bits: 18, waitMs: 2000 };
  const headers = { "inquiry-proof": "offered" };
  const response = await send(anInquiry(), {
    headers,
    language: "en",
    result: { kind: "proof-wanted", challenge },
  });
  expect(response.status).toBe(428);
  expect(response.body).toEqual({
    success: false,
    error: expect.stringMatching(/^Many inquiries .*\.$/),
    challenge,
  });
  expect(response.arrival?.proofOfWork).toBe("offered");
});

test("an eleventh inquiry within ten minutes from one address waits, one from elsewhere does not", async () => {
  const { app } = await openApi();
  const post = async (remoteAddress: string) => {
    const request = { method: "POST", url: "/api/contact", payload: anInquiry(), remoteAddress } as const;
    return (await app.inject(request)).statusCode;
  };
  for (let count = 0; count < 10; count++) expect(await post("203.0.113.7")).toBe(201);
  expect(await post("203.0.113.7")).toBe(429);
  expect(await post("203.0.113.8")).toBe(201);
});

test("every field that lacks something is named, in the language asked for", async () => {
  const response = await send(
    { company: "A", phone: "전화", email: "x", message: " ", productType: "steam" },
    { language: "en" },
  );
  expect(response.status).toBe(400);
  expect(response.inquiries).toEqual([]);
  expect(response.body).toMatchObject({ success: false, error: expect.stringMatching(/\w/) });
  expect(Object.keys(response.body.fields).sort()).toEqual([
    "email",
    "message",
    "name",
    "phone",
    "productType",
  ]);
  expect(JSON.stringify(response.body)).not.toMatch(/\p{Script=Hangul}/u);
});

test("a phone number with other characters is refused in the words of the specification", async () => {
  const response = await send(anInquiry({ phone: "02-123-4567 내선 3" }));
  expect(response.body.fields).toEqual({
    phone: "전화번호는 숫자, 하이픈(-), 플러스(+), 괄호(), 공백만 입력 가능합니다.",
  });
});

test("a text that is too long is refused at its field", async () => {
  const response = await send(anInquiry({ message: "가".repeat(5001) }));
  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields)).toEqual(["message"]);
});

test.each(["[]", "null", '"text"', "{}"])("the body %s lacks every required field", async (payload) => {
  const response = await send(payload);
  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields)).toEqual(["company", "name", "phone", "email", "message"]);
});
