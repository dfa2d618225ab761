import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { setPageAccount } from "../account/page-account.ts";
import { addresses } from "../addresses.ts";
import { pageTitle } from "../page-title.ts";
import { sessionQuery } from "../session.ts";
import { afterLogin } from "../signed-out/return-address.ts";
import { SignedOutCard } from "../signed-out/SignedOutCard.tsx";
import { LoginForm } from "./LoginForm.tsx";

const redirectMs = 100;

export const meta = () => pageTitle(admin.login.title);

export default function Login() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: isSignedIn } = useQuery(sessionQuery);
  // Back to the page that required the login, else to the projects.
  const target = afterLogin(useLocation().state) ?? addresses.projects;
  useEffect(() => {
    if (isSignedIn !== true) return;
    const redirect = setTimeout(() => void navigate(target, { replace: true }), redirectMs);
    return () => clearTimeout(redirect);
  }, [isSignedIn, navigate, target]);
  return (
    <SignedOutCard title={admin.login.title}>
      <LoginForm
        onSuccess={() => {
          // The former user may have been somebody else.
          setPageAccount(undefined);
          client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
          client.setQueryData(sessionQuery.queryKey, true);
        }}
      />
      <p className="mt-5 text-center text-note">
        <Link to={addresses.passwordReset} className="text-action underline underline-offset-4">
          {admin.login.forgotten}
        </Link>
      </p>
    </SignedOutCard>
  );
}
