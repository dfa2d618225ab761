import { admin } from "#content/admin/admin.ts";

/** Notice of a form with entries of an earlier visit. */
export function RestoredNotice({ isRestored }: { isRestored: boolean }) {
  if (!isRestored) return null;
  return (
    <p role="status" className="rounded-card border border-line bg-mist p-4 text-compact">
      {admin.restoredEntries}
    </p>
  );
}
