import type { Kysely } from "kysely";
import type { DocumentFacts } from "#domain/files/document-facts.ts";
import type { Tables } from "../database/schema.ts";
import type { checkInProcess } from "./check/check-in-process.ts";

type Findings = { facts?: DocumentFacts | undefined; logoPng?: Uint8Array | undefined };

/**
 * Reads what the check of a file has found. A file of version 0.4 or before is checked when it is first asked for, and what is
 * found is stored then: no file is decoded twice.
 * @param whole all bytes of a file
 */
export function storedFindings(
  db: Kysely<Tables>,
  whole: (name: string) => Promise<Buffer | undefined>,
  check: typeof checkInProcess,
) {
  async function checkAndStore(name: string, kind: "document" | "logo"): Promise<Findings> {
    const bytes = await whole(name);
    if (!bytes) return {};
    const checked = await check(kind, bytes);
    const { facts, logoPng } = "problem" in checked ? noFindings : checked;
    await db.updateTable("files").set(findingsColumns({ facts, logoPng })).where("name", "=", name).execute();
    return { facts, logoPng };
  }

  return {
    async documents(names: readonly string[]): Promise<ReadonlyMap<string, DocumentFacts>> {
      if (names.length === 0) return new Map();
      const query = db.selectFrom("files").select(["name", "size", "facts"]).where("name", "in", names);
      const documents = new Map<string, DocumentFacts>();
      for (const { name, size, facts } of await query.execute()) {
        const isUnread = facts === null && name.endsWith(".pdf");
        const known = isUnread ? (await checkAndStore(name, "document")).facts : parseFacts(facts);
        documents.set(name, { ...undeclared, ...known, bytes: size });
      }
      return documents;
    },

    async logoPng(name: string): Promise<Buffer | undefined> {
      const query = db.selectFrom("files").select("drawing as logoPng").where("name", "=", name);
      const row = await query.executeTakeFirst();
      const logoPng = row?.logoPng === null ? (await checkAndStore(name, "logo")).logoPng : row?.logoPng;
      return logoPng?.length ? Buffer.from(logoPng) : undefined;
    },
  };
}

const undeclared: Omit<DocumentFacts, "bytes"> = { pages: undefined, languages: [], edition: undefined };

/** Stored for a file that the check refuses, such as one that was stored before there were budgets. */
const noFindings: Findings = { facts: { ...undeclared, bytes: 0 }, logoPng: new Uint8Array() };

function parseFacts(facts: string | null): Partial<DocumentFacts> {
  return facts === null ? {} : JSON.parse(facts);
}

/** Columns of findings that are not known stay unchanged. */
export function findingsColumns({ facts, logoPng }: Findings): { facts?: string; drawing?: Buffer } {
  return {
    ...(facts && { facts: JSON.stringify(facts) }),
    ...(logoPng && { drawing: Buffer.from(logoPng) }),
  };
}
