import type { FieldValues, Path } from "react-hook-form";
import { admin } from "#content/admin/admin.ts";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import type { SentForm } from "../records/use-sent-form.ts";

export interface TypedTwice extends FieldValues {
  newPassword: string;
  repeated: string;
}

export function NewPasswordFields<Entry extends TypedTwice>({ field }: Pick<SentForm<Entry>, "field">) {
  const words = admin.newPassword;
  return (
    <>
      <ToolField
        {...field("newPassword" as Path<Entry>)}
        type="password"
        label={words.label}
        hint={words.hint}
        required
        autoComplete="new-password"
      />
      <ToolField
        {...field("repeated" as Path<Entry>)}
        type="password"
        label={words.repeat}
        required
        autoComplete="new-password"
      />
    </>
  );
}

export function repeatProblem({ newPassword, repeated }: TypedTwice): Readonly<Record<string, string>> {
  return newPassword === repeated ? {} : { repeated: admin.newPassword.different };
}
