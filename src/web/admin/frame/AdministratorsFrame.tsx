import type { ReactNode } from "react";
import { useNewInquiries } from "../notices/new-inquiries.ts";
import { PhoneBar } from "./PhoneBar.tsx";
import { Rail } from "./Rail.tsx";
import { useDestinations } from "./use-destinations.ts";

interface AdministratorsFrameProps {
  isOpen: boolean;
  children: ReactNode;
}

export function AdministratorsFrame({ isOpen, children }: AdministratorsFrameProps) {
  const navigation = useDestinations(isOpen);
  useNewInquiries(isOpen && navigation.mayUse("inquiries"));
  return (
    <div className="flex grow items-start">
      {isOpen && <Rail {...navigation} />}
      <div className="flex min-w-0 grow flex-col self-stretch">
        <main
          id="content"
          tabIndex={-1}
          className="w-full max-w-[105rem] grow px-gutter py-5 outline-none lg:px-8"
        >
          {children}
        </main>
        {isOpen && <PhoneBar {...navigation} />}
      </div>
    </div>
  );
}
