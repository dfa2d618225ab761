import { expect, test } from "vitest";
import { admin } from "#content/admin/admin.ts";
import { ApiError } from "../api-client.ts";
import { failureText, failureToast, fieldProblems } from "./failure-text.ts";

const refusal = (status: number, body: object) => new ApiError(status, JSON.stringify(body));

test.each([
  ["the server's own sentence", refusal(400, { error: "연도를 확인하세요." }), "연도를 확인하세요."],
  ["its message, where that is how it says it", refusal(503, { message: "잠시 후" }), "잠시 후"],
  ["how to go on, where the session has ended", refusal(401, { error: "no" }), admin.project.signedOut],
  [
    "how to go on, where another account is signed in",
    refusal(401, { error: "다른 계정", isOtherAccount: true }),
    "다른 계정",
  ],
  ["that nobody answers", new TypeError("fetch failed"), admin.project.unreachable],
  ["nothing, where the server says nothing", new ApiError(502, "<h1>Bad Gateway</h1>"), undefined],
  ["nothing, where it says nothing in words", refusal(500, { error: "", message: 7 }), undefined],
  ["nothing of a failure of our own", new RangeError("x"), undefined],
])("a failure tells %s", (_, failure, text) => {
  expect(failureText(failure)).toBe(text);
});

test("the toast of an error without a message has no empty line", () => {
  expect(failureToast("저장 실패", new RangeError("x"))).toEqual({ title: "저장 실패", destructive: true });
});

test("the messages of a refused form are returned by field, and nothing else is", () => {
  const failure = refusal(400, { fields: { title: "제목을 입력하세요.", city: 7, tags: ["x"] } });
  expect(fieldProblems(failure)).toEqual({ title: "제목을 입력하세요." });
  for (const other of [refusal(400, { fields: null }), refusal(400, {}), new TypeError("x"), undefined])
    expect(fieldProblems(other)).toEqual({});
});
