import type { NodemailerError } from "nodemailer";
import { expect, test } from "vitest";
import { failureOf } from "./mail-outcome.ts";

const anError = (facts: Partial<NodemailerError>) => Object.assign(new Error("system error"), facts);

const aRefusal = (responseCode: number, words: string) => ({
  code: "EENVELOPE",
  command: "RCPT TO",
  responseCode,
  response: `${responseCode} ${words}`,
});

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
  ["recipient", aRefusal(550, "5.1.1 <a@b.kr>: Recipient address rejected: User unknown")],
  ["recipient", aRefusal(552, "5.2.2 Mailbox full, blocked")],
  ["recipient", aRefusal(550, "5.4.1 Recipient address rejected: Access denied.")],
  ["recipient", aRefusal(550, "5.0.0 No such user")],
  ["refused", aRefusal(550, "5.1.8 Sender domain not found")],
  ["refused", aRefusal(550, "5.7.1 Unable to relay")],
  ["refused", aRefusal(554, "5.7.1 Client host blocked using a list")],
  ["refused", aRefusal(554, "Transaction failed")],
  ["refused", aRefusal(503, "MAIL first")],
  ["refused", aRefusal(550, "Relaying denied")],
  ["refused", aRefusal(553, "sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)")],
  ["login", aRefusal(530, "5.7.0 Authentication required")],
  ["login", { code: "EENVELOPE", command: "MAIL FROM", responseCode: 530, response: "530 Log in first" }],
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
