import { expect, test } from "vitest";
import { addressProblem } from "./address.ts";

test.each([
  ["https://hooks.example.com/services/T/B/x", undefined],
  ["https://hooks.example.com:8443/x", undefined],
  ["https://8.8.8.8/x", undefined],
  ["http://hooks.example.com/x", "not-https"],
  ["ftp://hooks.example.com/x", "no-address"],
  ["hooks.example.com", "no-address"],
  ["https://user:secret@hooks.example.com/", "has-login"],
  ["https://localhost/", "not-public"],
  ["https://crm.internal/", "not-public"],
  ["https://127.0.0.1/", "not-public"],
  ["https://2130706433/", "not-public"],
  ["https://0x7f.1/", "not-public"],
  ["https://10.0.0.7/", "not-public"],
  ["https://169.254.169.254/latest/meta-data/", "not-public"],
  ["https://100.64.0.1/", "not-public"],
  ["https://[::1]/", "not-public"],
  ["https://[::ffff:10.0.0.7]/", "not-public"],
  ["https://[64:ff9b::a00:7]/", "not-public"],
  ["https://[fd00::1]/", "not-public"],
])("%s has the problem %j", (address, problem) => {
  expect(addressProblem(address, false)).toBe(problem);
});

test("where private networks are allowed, http and their addresses are", () => {
  expect(addressProblem("http://10.0.0.7:8080/crm", true)).toBeUndefined();
  expect(addressProblem("javascript:alert(1)", true)).toBe("no-address");
});
