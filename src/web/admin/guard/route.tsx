import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { addresses } from "../addresses.ts";
import { sessionQuery } from "../session.ts";
import { returnAddress } from "../signed-out/return-address.ts";
import { GuardNotice } from "./GuardNotice.tsx";
import { SignedInPages } from "./SignedInPages.tsx";

/** Time to read the reason for the redirect to the login page, ms. */
const redirectDelayMs = 1_000;

/** Shows the nested pages to signed-in administrators only. The API has its own access checks. */
export default function Guard() {
  const { data: isSignedIn, isError } = useQuery(sessionQuery);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isTurnedAway = isError || isSignedIn === false;
  useEffect(() => {
    if (!isTurnedAway) return;
    const options = { replace: true, state: returnAddress(pathname + search) };
    const redirect = setTimeout(() => void navigate(addresses.login, options), redirectDelayMs);
    return () => clearTimeout(redirect);
  }, [isTurnedAway, navigate, pathname, search]);

  if (isSignedIn === true && !isError) return <SignedInPages />;
  const { checking, denied, failed } = admin.guard;
  if (!isTurnedAway) return <GuardNotice words={checking} />;
  return (
    <GuardNotice
      words={isError ? failed : denied}
      link={{ href: addresses.login, label: admin.guard.toLogin, state: returnAddress(pathname + search) }}
    />
  );
}
