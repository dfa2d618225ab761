import { describe, expect, test } from "vitest";
import { blocksIn } from "./block-view.ts";
import { type Block, newBlock } from "./blocks.ts";

let last = 0;
const makeId = () => `b${++last}`;
const words = (ko: string, en: string) => ({ ko, en });
const picture = {
  file: `${"0".repeat(32)}.webp`,
  width: 800,
  height: 600,
  focus: { x: 0.5, y: 0.5 },
  placeholder: "",
};
const document = { file: `${"0".repeat(32)}.pdf`, name: "a.pdf", size: 9 };

function filled<Kind extends Block["kind"]>(
  kind: Kind,
  values: object,
  rows?: readonly object[],
): Extract<Block, { kind: Kind }> {
  const block = newBlock(kind, makeId);
  const [row] = block.rows as object[];
  return {
    ...block,
    values: { ...block.values, ...values },
    rows: rows ? rows.map((each) => ({ ...row, ...each })) : block.rows,
  } as Extract<Block, { kind: Kind }>;
}

describe("the blocks that visitors see", () => {
  test("have the texts of their language, without hidden blocks and those that lack what they require", () => {
    const blocks = [
      filled("heading", { text: words("제목", "Heading") }),
      { ...filled("heading", { text: words("숨김", "Hidden") }), isHidden: true },
      filled("heading", { text: words("제목", "") }),
    ];
    expect(blocksIn("ko", blocks).map(({ values }) => values)).toEqual([{ text: "제목" }, { text: "제목" }]);
    expect(blocksIn("en", blocks).map(({ values }) => values)).toEqual([{ text: "Heading" }]);
  });

  test("have the rows that are complete, and are left out without any", () => {
    const rows = [
      { id: "r1", label: words("무게", "Weight"), value: words("1 t", "1 t") },
      { id: "r2", label: words("높이", "Height"), value: words("", "") },
    ];
    const [facts] = blocksIn("en", [filled("facts", {}, rows)]);
    expect(facts).toMatchObject({ kind: "facts", values: { title: "" } });
    expect(facts?.rows).toEqual([{ id: "r1", label: "Weight", value: "1 t" }]);
    expect(blocksIn("en", [filled("facts", {}, rows.slice(1))])).toEqual([]);
    expect(blocksIn("en", [filled("facts", { title: words("a", "a") }, [])])).toEqual([]);
  });

  test("have their pictures described, and other fields as they are", () => {
    const [block] = blocksIn("en", [
      filled("picture", { picture: { picture, alt: words("공장", "Plant") }, caption: words("", "") }),
    ]);
    expect(block?.values).toEqual({ picture: { picture, alt: "Plant" }, caption: "" });
    expect(block?.rows).toEqual([]);
    expect(blocksIn("en", [filled("picture", { picture: null })])).toEqual([]);
    expect(blocksIn("ko", [filled("products", { towerType: "package" })])[0]?.values).toEqual({
      title: "",
      towerType: "package",
    });
  });

  test("offer a file of the other language where there is none of theirs", () => {
    const offered = (files: object, locale: "ko" | "en") =>
      blocksIn(locale, [filled("downloads", {}, [{ id: "r", name: words("가", "a"), document: files }])])[0]
        ?.rows;
    expect(offered({ ko: document, en: null }, "en")).toEqual([
      { id: "r", name: "a", document: { document, locale: "ko" } },
    ]);
    const own = { ...document, name: "en.pdf" };
    expect(offered({ ko: document, en: own }, "en")).toMatchObject([
      { document: { document: own, locale: "en" } },
    ]);
    expect(offered({ ko: null, en: null }, "en")).toBeUndefined();
  });

  test("have films that can be started, and lines that are valid", () => {
    const film = (address: string) =>
      blocksIn("ko", [filled("film", { name: words("가", "a"), film: { address } })]);
    expect(film("https://youtu.be/aaaaaaaaaaa")).toHaveLength(1);
    expect(film("https://youtu.be/")).toEqual([]);
    const person = (phone: string, email: string) =>
      blocksIn("ko", [filled("people", {}, [{ name: words("가", "a"), phone, email }])])[0]?.rows;
    expect(person("02-1234-5678", "a@b.kr")).toMatchObject([{ phone: "02-1234-5678", email: "a@b.kr" }]);
    expect(person("call", "a@b")).toMatchObject([{ name: "가", phone: "", email: "" }]);
  });
});

test.each([
  ["phone", "+82 (0)2-1234", true],
  ["phone", "02-1234", true],
  ["phone", "021234", true],
  ["phone", "02123", false],
  ["phone", `0${"2".repeat(30)}`, true],
  ["phone", `0${"2".repeat(31)}`, false],
  ["phone", "(02) 1234", false],
  ["phone", "02-1234 ext", false],
  ["email", "a.b@c-d.co.kr", true],
  ["email", "a@b", false],
  ["email", "a b@c.kr", false],
  ["email", "a@b@c.kr", false],
  ["email", "@c.kr", false],
  ["email", "a@c.", false],
])("as %s %j is shown: %s", (field, line, isShown) => {
  const [block] = blocksIn("ko", [filled("people", {}, [{ name: words("가", "a"), [field]: line }])]);
  expect(block?.rows).toMatchObject([{ [field]: isShown ? line : "" }]);
});
