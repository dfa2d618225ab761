import { admin } from "#content/admin/admin.ts";
import { ToolField } from "../../ui/fields/ToolField.tsx";

/** A new password, typed twice: `newPassword` and `repeated`. */
export function NewPasswordFields({ problems }: { problems: Readonly<Record<string, string>> }) {
  const words = admin.newPassword;
  return (
    <>
      <ToolField
        id="newPassword"
        name="newPassword"
        type="password"
        label={words.label}
        hint={words.hint}
        error={problems.newPassword}
        required
        autoComplete="new-password"
      />
      <ToolField
        id="repeated"
        name="repeated"
        type="password"
        label={words.repeat}
        error={problems.repeated}
        required
        autoComplete="new-password"
      />
    </>
  );
}

/** The problem of a form whose two passwords differ. */
export function repeatProblem(form: FormData): Record<string, string> {
  return form.get("newPassword") === form.get("repeated") ? {} : { repeated: admin.newPassword.different };
}
