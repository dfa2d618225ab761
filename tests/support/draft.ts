import { defaults } from "#content/editing/defaults.ts";
import { editableFields, editOf } from "#content/editing/editable-fields.ts";
import { overlay } from "#content/editing/overlay.ts";
import { companyPlaceholders } from "#content/editing/placeholders.ts";
import type { Edit } from "#domain/content/edits.ts";
import type { DraftResponse } from "#web/admin/editing/state/content-api.ts";
import { createDraftStore, type DraftStore } from "#web/admin/editing/state/draft-store.ts";

/** Opens the editor's store of a draft of the default content, with a stub of the server. */
export function openDraft(edits: Readonly<Record<string, Edit>> = {}): {
  store: DraftStore;
  stored: Map<string, Edit>;
} {
  const stored = new Map(Object.entries(edits));
  const store = createDraftStore({
    draft: sent(stored),
    fetchDraft: async () => sent(stored),
    async send({ path, edit }) {
      if (edit) stored.set(path, edit);
      else stored.delete(path);
      return { revision: 1, problems: [] };
    },
    failureOf: () => ({ kind: "unsent", reason: "unreachable" }),
    storage: { keep: () => true, forget: () => undefined, restore: () => new Map() },
    schedule: () => () => undefined,
  });
  return { store, stored };
}

function sent(edits: ReadonlyMap<string, Edit>): DraftResponse {
  const content = overlay(defaults, edits);
  const defaultsByPath = new Map(
    editableFields(overlay(defaults, new Map())).map((field) => [field.path, editOf(field)]),
  );
  return {
    fields: editableFields(content),
    edits: [...edits].map(([path, edit]) => ({
      path,
      edit,
      revision: 1,
      editedAt: "",
      editedBy: "",
      defaultThen: null,
      defaultNow: defaultsByPath.get(path) ?? null,
      shippedNow: defaultsByPath.get(path) ?? null,
      hasDefaultChanged: false,
    })),
    published: {},
    companyPlaceholders: {
      ko: { ...companyPlaceholders(content.company, "ko") },
      en: { ...companyPlaceholders(content.company, "en") },
    },
  };
}
