/** Checks one file in a process of its own, which `check-in-process.ts` starts, ends and bounds. */
import type { SmallFileKind } from "#domain/files/stored-file.ts";
import { checkedFile } from "./checked-file.ts";

process.once("disconnect", () => process.exit());
process.once("message", ({ kind, bytes }: { kind: SmallFileKind; bytes: Uint8Array }) => {
  void checkedFile(kind, Buffer.from(bytes)).then((outcome) =>
    process.send?.(outcome, () => process.disconnect()),
  );
});
