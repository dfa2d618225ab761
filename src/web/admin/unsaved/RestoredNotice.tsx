import { admin } from "#content/admin/admin.ts";

/** Tells that entries of an earlier visit stand in a form. */
export function RestoredNotice({ isRestored }: { isRestored: boolean }) {
  if (!isRestored) return null;
  return (
    <p role="status" className="rounded-card border border-line bg-mist p-4 text-compact">
      {admin.restoredEntries}
    </p>
  );
}
