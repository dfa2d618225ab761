import { administratorWords as words } from "#content/admin/administrators.ts";
import { fill } from "#content/fill.ts";
import type { ListedAdministrator } from "#domain/admin/administrator-calls.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { koreanMinute } from "../dates.ts";
import { ListTable } from "../tables/ListTable.tsx";

interface AdministratorTableProps {
  administrators: readonly ListedAdministrator[];
  onChangeRole: (administrator: ListedAdministrator) => void;
  onRemove: (administrator: ListedAdministrator) => void;
}

export function AdministratorTable({ administrators, onChangeRole, onRemove }: AdministratorTableProps) {
  return (
    <ListTable label={words.list} columns={words.columns}>
      {administrators.map((each) => (
        <tr key={each.id} className="whitespace-nowrap">
          <td className="py-2.5 pr-4 font-semibold">
            {each.username}
            {each.isOneself && <Mark look="bg-success-soft text-success">{words.oneself}</Mark>}
          </td>
          <td className="py-2.5 pr-4">{words.roles.names[each.role]}</td>
          <td className="py-2.5 pr-4">
            {each.hasSecondFactor ? (
              words.states.secondFactor
            ) : (
              <span className="text-muted">{words.states.noSecondFactor}</span>
            )}
            {each.isPasswordProvisional && (
              <Mark look="bg-notice-soft text-notice max-sm:mt-1 max-sm:ml-0 max-sm:block max-sm:w-fit">
                {words.states.provisional}
              </Mark>
            )}
          </td>
          <td className="figures py-2.5 pr-4">
            {each.lastLoginAt === null ? (
              <span className="text-muted">{words.never}</span>
            ) : (
              koreanMinute(each.lastLoginAt)
            )}
          </td>
          <td className="py-1 text-right">
            {administrators.length > 1 && (
              <Actions
                username={each.username}
                onChangeRole={() => onChangeRole(each)}
                onRemove={() => onRemove(each)}
              />
            )}
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

interface ActionsProps {
  username: string;
  onChangeRole: () => void;
  onRemove: () => void;
}

function Actions({ username, onChangeRole, onRemove }: ActionsProps) {
  return (
    <>
      <button
        type="button"
        onClick={onChangeRole}
        aria-label={fill(words.roles.buttonOf, { username })}
        className={toolButton("quiet")}
      >
        {words.roles.button}
      </button>
      <button
        type="button"
        onClick={onRemove}
        aria-label={fill(words.removal.buttonOf, { username })}
        className={toolButton("quiet")}
      >
        {words.removal.button}
      </button>
    </>
  );
}

function Mark({ look, children }: { look: string; children: string }) {
  return (
    <span className={`ml-2 rounded-[3px] px-2 py-1 font-semibold text-small leading-none ${look}`}>
      {children}
    </span>
  );
}
