import type { NodemailerError } from "nodemailer";
import { expect, test } from "vitest";
import { failureOf } from "./mail-outcome.ts";

const anError = (facts: Partial<NodemailerError>) => Object.assign(new Error("system error"), facts);

// Codes as nodemailer 10 gives them (its ERROR_CODES); answers after RFC 5321 and RFC 4954.
test.each([
  ["unreachable", { code: "ESOCKET", originalCode: "ECONNREFUSED" }],
  ["unreachable", { code: "EDNS", originalCode: "ENOTFOUND" }],
  ["timeout", { code: "ETIMEDOUT" }],
  ["timeout", { code: "ESOCKET", originalCode: "ETIMEDOUT" }],
  ["timeout", { code: "EABORT" }],
  ["tls", { code: "ETLS" }],
  ["tls", { code: "ESOCKET", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" }],
  ["login", { code: "EAUTH", responseCode: 535, response: "535 5.7.8 Authentication failed" }],
  ["login", { code: "ENOAUTH" }],
  ["busy", { code: "ECONNECTION", responseCode: 421, response: "421 Too many connections" }],
  ["busy", { code: "EENVELOPE", command: "RCPT TO", responseCode: 451, response: "451 Greylisted" }],
  ["sender", { code: "EENVELOPE", command: "MAIL FROM", responseCode: 553, response: "553 Not yours" }],
  ["recipient", { code: "EENVELOPE", command: "RCPT TO", responseCode: 550, response: "550 Unknown" }],
  ["refused", { code: "EMESSAGE", command: "DATA", responseCode: 554, response: "554 Spam" }],
  ["unknown", { code: "ESTREAM" }],
])("a failure is reported as %s of %j", (trouble, facts) => {
  const message = "response" in facts ? facts.response : "system error";
  expect(failureOf(anError(facts))).toEqual({ trouble, message });
});

test("an answer of several lines becomes one", () => {
  const response = "550-5.7.1 Mail refused.\r\n550 5.7.1 Ask your administrator.\r\n";
  expect(failureOf(anError({ response })).message).toBe(
    "550-5.7.1 Mail refused. 550 5.7.1 Ask your administrator.",
  );
});
