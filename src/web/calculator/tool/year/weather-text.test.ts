import { expect, test } from "vitest";
import { weatherText } from "./weather-text.ts";

const textOf = (...bytes: number[]) => weatherText(new Blob([new Uint8Array(bytes)]));

test("a file of weather is read in UTF-8 and in the code page of Korean stations", async () => {
  expect(await weatherText(new Blob(["일시,기온(°C)"]))).toBe("일시,기온(°C)");
  expect(
    await textOf(0xc0, 0xcf, 0xbd, 0xc3, 0x2c, 0xb1, 0xe2, 0xbf, 0xc2, 0x28, 0xa1, 0xc6, 0x43, 0x29),
  ).toBe("일시,기온(°C)");
});

test("a name in another encoding does not stop a file from being read", async () => {
  // "LOCATION,São" in Latin-1.
  expect(await textOf(...new TextEncoder().encode("LOCATION,S"), 0xe3, 0x6f)).toBe("LOCATION,S\ufffdo");
});
