import { expect, test } from "vitest";
import { captionsBudget } from "#domain/files/budgets.ts";
import { checkedCaptions } from "./checked-captions.ts";

const check = (text: string) => checkedCaptions(Buffer.from(text));
const cue = "00:01.000 --> 00:02.500\n팬이 돕니다.";

test("only the cues of captions are kept, with their names and settings", () => {
  const outcome = check(
    [
      "\ufeffWEBVTT - made by a program\r\nKind: captions\r\n",
      "NOTE for the translator\r\n",
      "STYLE\r\n::cue { background: url(https://other.example/x.png) }\r\n",
      "1\r\n00:00:01.000 --> 00:00:02.500 align:start\r\n<v 기사>팬이 돕니다.\r\n둘째 줄\r\n",
      "100:00:01.000 --> 100:00:02.000\r\nThe fan runs.",
    ].join("\r\n"),
  );
  expect(outcome).toMatchObject({ contentType: "text/vtt", extension: "vtt" });
  expect("bytes" in outcome && Buffer.from(outcome.bytes).toString()).toBe(
    "WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500 align:start\n<v 기사>팬이 돕니다.\n둘째 줄\n\n100:00:01.000 --> 100:00:02.000\nThe fan runs.\n",
  );
});

test.each<[string, string, string]>([
  ["SubRip", `1\n${cue.replaceAll(".", ",")}`, "otherType"],
  ["a file whose first word only begins as WebVTT", `WEBVTTX\n\n${cue}`, "otherType"],
  ["a text with zeros", `WEBVTT\n\n${cue}\0`, "otherType"],
  ["no cues", "WEBVTT\n\nNOTE nothing\n", "badCues"],
  ["a cue without times", `WEBVTT\n\n${cue}\n\n소리`, "badCues"],
  ["a cue that ends before it begins", "WEBVTT\n\n00:02.000 --> 00:01.000\n소리", "badCues"],
  ["times with commas", "WEBVTT\n\n00:01,000 --> 00:02,000\n소리", "badCues"],
  ["two cues without an empty line between them", `WEBVTT\n\n${cue}\n${cue}`, "badCues"],
  ["more cues than a film has", `WEBVTT\n\n${`${cue}\n\n`.repeat(captionsBudget.cues + 1)}`, "tooComplex"],
  [
    "a cue that fills the picture",
    `WEBVTT\n\n${cue}${"가".repeat(captionsBudget.cueCharacters)}`,
    "tooComplex",
  ],
])("%s is refused", (_, text, problem) => {
  expect(check(text)).toEqual({ problem });
});

test("captions in another encoding than UTF-8 are refused", () => {
  const eucKr = Buffer.from([0xc6, 0xd2]);
  expect(checkedCaptions(Buffer.concat([Buffer.from(`WEBVTT\n\n${cue}`), eucKr]))).toEqual({
    problem: "otherType",
  });
});
