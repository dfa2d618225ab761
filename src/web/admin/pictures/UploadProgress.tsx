import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";

export function UploadProgress({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return null;
  return (
    <label className="mr-auto flex items-center gap-3 text-small text-muted">
      <progress max={100} value={percent} className="h-2 w-32 accent-action" />
      {fill(admin.project.picture.uploading, { percent })}
    </label>
  );
}
