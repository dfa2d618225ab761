import * as z from "zod/mini";
import { type BlockFields, type BlockValues, emptyValues, valuesSchema } from "./block-fields.ts";
import { type BlockKindName, blockKindNames, blockKinds, rowsOf } from "./block-kinds.ts";

/** Maximum number of blocks of a page. */
export const maxBlocks = 100;

/** Id of a block or a row, made by the editor; of no two of a page alike. */
const idSchema = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

type RowsOf<Kind extends BlockKindName> = (typeof blockKinds)[Kind] extends {
  rows: { fields: infer Fields extends BlockFields };
}
  ? (BlockValues<Fields> & { id: string })[]
  : never[];

/** A block of this kind. */
export interface BlockOf<Kind extends BlockKindName> {
  id: string;
  kind: Kind;
  /** Not for visitors. */
  isHidden: boolean;
  values: BlockValues<(typeof blockKinds)[Kind]["fields"]>;
  rows: RowsOf<Kind>;
}

export type Block = { [Kind in BlockKindName]: BlockOf<Kind> }[BlockKindName];

export const blockSchema: z.ZodMiniType<Block> = z.discriminatedUnion(
  "kind",
  blockKindNames.map(schemaOf) as [ReturnType<typeof schemaOf>],
) as unknown as z.ZodMiniType<Block>;

/** A block that has just been added, with its first row where it has rows. */
export function newBlock<Kind extends BlockKindName>(
  kind: Kind,
  makeId: () => string,
): Extract<Block, { kind: Kind }> {
  const rows = rowsOf(kind);
  const block: unknown = {
    id: makeId(),
    kind,
    isHidden: false,
    values: emptyValues(blockKinds[kind].fields),
    rows: rows ? [{ id: makeId(), ...emptyValues(rows.fields) }] : [],
  };
  return block as Extract<Block, { kind: Kind }>;
}

/** The same block with ids of its own. */
export function copyOfBlock<B extends Block>(block: B, makeId: () => string): B {
  const { rows, ...rest } = structuredClone(block);
  return { ...rest, id: makeId(), rows: rows.map((row) => ({ ...row, id: makeId() })) } as B;
}

function schemaOf(kind: BlockKindName) {
  const rows = rowsOf(kind);
  const row = z.intersection(z.object({ id: idSchema }), valuesSchema(rows?.fields ?? {}));
  return z.object({
    id: idSchema,
    kind: z.literal(kind),
    isHidden: z._default(z.boolean(), false),
    values: valuesSchema(blockKinds[kind].fields as BlockFields),
    rows: z._default(z.array(row).check(z.maxLength(rows?.maxRows ?? 0)), []),
  });
}
