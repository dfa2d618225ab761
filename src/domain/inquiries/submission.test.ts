import { describe, expect, test } from "vitest";
import { parseProjectId } from "./attached-project.ts";
import { phoneCharactersOf } from "./phone.ts";
import { minFillTimeMs, submissionSchema, suspicionOf } from "./submission.ts";

const good = {
  company: "다라물산",
  name: "홍길동",
  phone: "02-0000-0000",
  email: "buyer@example.com",
  message: "견적을 부탁드립니다.",
};

describe("suspicion", () => {
  test.each([
    [{}, null],
    [{ website: "" }, null],
    [{ website: "  " }, null],
    [{ website: "https://spam.example" }, "honeypot"],
    [{ fillTimeMs: minFillTimeMs }, null],
    [{ fillTimeMs: minFillTimeMs - 1 }, "too-fast"],
    [{ fillTimeMs: 0, website: "x" }, "honeypot"],
  ])("of %j is %s", (signs, expected) => {
    expect(suspicionOf({ website: undefined, fillTimeMs: undefined, ...signs })).toBe(expected);
  });
});

describe("an attached duty", () => {
  const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

  test("comes along, without anything else that it carried", () => {
    expect(submissionSchema.parse({ ...good, duty: { ...duty, colour: "blue" } }).duty).toEqual(duty);
  });

  test("may have the elevation of its place", () => {
    expect(submissionSchema.parse({ ...good, duty: { ...duty, height: 500 } }).duty).toEqual({
      ...duty,
      height: 500,
    });
  });

  test.each([
    ["breaks a rule", { ...duty, wetBulbTemp: 31 }],
    ["lies below the sea", { ...duty, height: -1 }],
    ["lies in space", { ...duty, height: 99_999 }],
    ["lacks a value", { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32 }],
    ["is made of texts", { ...duty, flowRate: "390" }],
    ["is no duty at all", "flow=390"],
    ["is nothing", null],
  ])("that %s is left out, and the inquiry is not lost", (_, broken) => {
    const parsed = submissionSchema.parse({ ...good, duty: broken });
    expect([parsed.duty, parsed.company]).toEqual([undefined, good.company]);
  });
});

describe("an attached project", () => {
  test("comes along by its number", () => {
    expect(submissionSchema.parse({ ...good, project: 12 }).project).toBe(12);
  });

  test.each([0, -1, 1.5, 2 ** 31, "12", true, [12], { id: 12 }, null])(
    "%j is left out, and the inquiry is not lost",
    (broken) => {
      const parsed = submissionSchema.parse({ ...good, project: broken });
      expect([parsed.project, parsed.company]).toEqual([undefined, good.company]);
    },
  );

  test.each([
    ["project=12&utm_source=mail", 12],
    ["project=", undefined],
    ["project=0", undefined],
    ["project=1e3", undefined],
    ["project=99999999999", undefined],
    ["project=4294967296", undefined],
    ["", undefined],
  ])("the address %j carries %j", (query, id) => {
    expect(parseProjectId(new URLSearchParams(query))).toBe(id);
  });
});

describe("a submission", () => {
  test("is not refused for odd signs: they count as unsaid", () => {
    const parsed = submissionSchema.parse({ ...good, website: ["x"], fillTimeMs: "soon" });
    expect([parsed.website, parsed.fillTimeMs]).toEqual([undefined, undefined]);
  });

  test("has no line break in a field of one line, so that none can get into a mail header", () => {
    const parsed = submissionSchema.parse({ ...good, company: "A\r\nBcc: x@example.com", name: "B\tC" });
    expect([parsed.company, parsed.name]).toEqual(["A Bcc: x@example.com", "B C"]);
  });

  test("is the same message however the browser breaks its lines", () => {
    expect(submissionSchema.parse({ ...good, message: "하나\r\n둘\r셋" }).message).toBe("하나\n둘\n셋");
  });

  test.each(["a@example.com\nBcc: b@example.com", "a@example.com, b@example.com", "<a@example.com>"])(
    "does not take %j for an e-mail address",
    (email) => {
      expect(submissionSchema.safeParse({ ...good, email }).success).toBe(false);
    },
  );
});

describe("the phone number of a submission", () => {
  const phoneOf = (phone: string) => submissionSchema.safeParse({ ...good, phone });

  test.each([
    ["０２－１２３４－５６７８", "02-1234-5678"],
    ["＋８２（１０）００００　００００", "+82(10)0000 0000"],
    ["+1\u00a0678–555—0100", "+1 678-555-0100"],
    ["\u202a+82 10\u2011000\u00ad0\u202c", "+82 10-0000"],
  ])("is kept in its plain form: %j as %j", (typed, stored) => {
    expect(phoneOf(typed).data?.phone).toBe(stored);
  });

  test.each(["02.123.4567 내선 12", "010-0000-0000 / 02-000", "call me", "02-0000/1"])(
    "may not hold anything else: %j",
    (typed) => {
      expect(phoneOf(typed).error?.issues.map(({ message }) => message)).toEqual(["phone"]);
    },
  );

  test.each(["-", "+ ()", "（　）"])("is still missing where there are signs alone: %j", (typed) => {
    expect(phoneOf(typed).error?.issues.map(({ message }) => message)).toEqual(["required"]);
  });
});

test.each([
  ["02-ㅎ1234", "02-1234"],
  ["+82 (10) 0000-0000", "+82 (10) 0000-0000"],
  ["전화", ""],
])("of %j, typed as a phone number, stays %j", (typed, stays) => {
  expect(phoneCharactersOf(typed)).toBe(stays);
});
