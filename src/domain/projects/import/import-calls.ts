import * as z from "zod/mini";
import type { Contract } from "../../contract.ts";
import { identityOf } from "../../records/import/row-matching.ts";
import {
  exportQuery,
  importLimits,
  listBody,
  outcomeSchema,
  rowIdentityShape,
  runCalls,
} from "../../records/import/sheet-import.ts";
import { englishResponse, responseShape } from "../../records/schemas.ts";
import { composed } from "../../tidy-text.ts";
import { projectCalls } from "../project-calls.ts";
import { projectFields } from "../project-fields.ts";
import { projectFormSchema } from "../project-form.ts";
import { fieldColumns } from "./import-columns.ts";

const rowSchema = z.object({
  ...rowIdentityShape,
  /** The company's own number of the project, in its list. */
  number: z.nullable(
    z.string().check(z.trim(), z.overwrite(composed), z.minLength(1), z.maxLength(importLimits.number)),
  ),
  /** Identity of its photograph, see `photoIdentity`; the photograph itself is `imageUrl`, once it is stored. */
  photo: z.nullable(z.string().check(z.minLength(1), z.maxLength(importLimits.photo))),
  project: projectFormSchema,
});
export type ImportRow = z.infer<typeof rowSchema>;

const bodySchema = listBody(rowSchema, fieldColumns);
export type ImportBody = z.infer<typeof bodySchema>;

const projectOutcomeSchema = z.extend(
  outcomeSchema(fieldColumns, { clientCompany: z.string(), city: z.nullable(z.string()) }),
  {
    /** Its photograph is not the one that the project shows, and has to be sent. */
    needsPhoto: z.boolean(),
  },
);
export type ImportOutcome = z.infer<typeof projectOutcomeSchema>;

/** Text that is equal for two entries of one project: title, client and city. */
export function projectIdentity({
  title,
  clientCompany,
  city,
}: {
  title: string;
  clientCompany: string;
  city?: string | null | undefined;
}): string {
  return identityOf([title, clientCompany, city]);
}

const exportedSchema = z.object({
  id: z.int(),
  number: z.nullable(z.string()),
  ...responseShape(projectFields),
  en: englishResponse(projectFields),
});
export type ExportedProject = z.infer<typeof exportedSchema>;

const path = "/admin/projects/import";

/** Calls to import and export lists of projects. */
export const importCalls = {
  /** All rows are stored or none. Fields that a row does not change are not touched, and nothing is deleted. */
  store: {
    method: "POST",
    path,
    body: bodySchema,
    /** `run`: id of the stored import; null where nothing was stored. */
    response: z.object({ outcomes: z.array(projectOutcomeSchema), run: z.nullable(z.int()) }),
  },
  ...runCalls(path),
  /** Projects in the order of their ids, a part at a time. */
  export: {
    method: "GET",
    path,
    querystring: exportQuery,
    response: z.object({
      projects: z.array(exportedSchema),
      /** Id after which the next part begins; null at the end. */
      next: z.nullable(z.int()),
    }),
  },
  /** The same request as that of the form, with a limit of its own, because a list has hundreds of pictures. */
  uploadPicture: { ...projectCalls.uploadRecordPicture, path: `${path}/upload-image` },
} as const satisfies Record<string, Contract>;
