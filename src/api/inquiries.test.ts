import { expect, test } from "vitest";
import type { Inquiry } from "#domain/inquiry/inquiry.ts";
import { openApi } from "../../tests/support/api.ts";
import { anInquiry } from "../../tests/support/builders.ts";

async function send(payload: object | string, language = "ko") {
  const stored: Inquiry[] = [];
  const { app } = await openApi({
    inquiries: {
      store: async (inquiry) => {
        stored.push(inquiry);
        return { id: 1, createdAt: "2025-01-01T00:00:00.000Z" };
      },
    },
  });
  const answer = await app.inject({
    method: "POST",
    url: "/api/contact",
    headers: { "content-type": "application/json", "accept-language": language },
    payload,
  });
  return { status: answer.statusCode, body: answer.json(), stored };
}

test("an inquiry is stored before it is called a success", async () => {
  const answer = await send(anInquiry());
  expect(answer).toEqual({ status: 201, body: { success: true }, stored: [anInquiry()] });
});

test("an inquiry reaches the real table", async () => {
  const { app } = await openApi();
  const answer = await app.inject({ method: "POST", url: "/api/contact", payload: anInquiry() });
  expect(answer.json()).toEqual({ success: true });
});

test.each([
  ["without a product", undefined],
  ["with the empty choice", "" as const],
])("an inquiry %s is accepted", async (_, productType) => {
  const { productType: __, ...rest } = anInquiry();
  const answer = await send(productType === undefined ? rest : { ...rest, productType });
  expect(answer.status).toBe(201);
});

test("texts are stored without outer blanks and control characters, composed, and with their lines", async () => {
  const { stored } = await send(
    anInquiry({ company: "  회사\u0000 ", name: "홍길동".normalize("NFD"), message: "하나\n둘" }),
  );
  expect(stored).toEqual([anInquiry({ company: "회사", name: "홍길동", message: "하나\n둘" })]);
});

test("every field that lacks something is named, in the language asked for", async () => {
  const answer = await send(
    { company: "A", phone: "전화", email: "x", message: " ", productType: "steam" },
    "en",
  );
  expect(answer.status).toBe(400);
  expect(answer.stored).toEqual([]);
  expect(answer.body).toMatchObject({ success: false, error: expect.stringMatching(/\w/) });
  expect(Object.keys(answer.body.fields).sort()).toEqual([
    "email",
    "message",
    "name",
    "phone",
    "productType",
  ]);
  expect(JSON.stringify(answer.body)).not.toMatch(/\p{Script=Hangul}/u);
});

test("a phone number with other characters is refused in the words of the specification", async () => {
  const answer = await send(anInquiry({ phone: "02-123-4567 내선 3" }));
  expect(answer.body.fields).toEqual({
    phone: "전화번호는 숫자, 하이픈(-), 플러스(+), 괄호(), 공백만 입력 가능합니다.",
  });
});

test("a text that is too long is refused at its field", async () => {
  const answer = await send(anInquiry({ message: "가".repeat(5001) }));
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields)).toEqual(["message"]);
});

test.each(["[]", "null", '"text"', "{}"])("the body %s lacks every required field", async (payload) => {
  const answer = await send(payload);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields)).toEqual(["company", "name", "phone", "email", "message"]);
});
