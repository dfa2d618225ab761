import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { fill } from "#content/fill.ts";
import { inboxCalls } from "#domain/inquiries/inbox-calls.ts";
import { addresses } from "../addresses.ts";
import { callContract } from "../call-api.ts";
import { inquiriesKey } from "../inquiries/state/inquiry-api.ts";
import { showBadge } from "./icon-badge.ts";

/** Polling works with several instances and keeps no connection open that would delay a shutdown. */
const pollMs = 4_000;

interface News {
  count: number;
  newestId: number;
}

/**
 * Shows the number of new inquiries in the tab's title and icon, refreshes the inbox, and sends browser notifications
 * if allowed. Bypasses the query cache: a 401 must not close a page with an unsaved form.
 */
export function useNewInquiries(isActive: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isActive) return;
    let last: News | undefined;
    let isAsking = false;
    async function poll() {
      if (isAsking) return;
      isAsking = true;
      const news = await callContract(inboxCalls.news, { timeoutMs: 2 * pollMs }).catch(() => undefined);
      isAsking = false;
      if (!news) return;
      if (last && news.newestId > last.newestId) notify(news.count);
      if (last && (news.count !== last.count || news.newestId !== last.newestId))
        void client.invalidateQueries({ queryKey: inquiriesKey });
      last = news;
      show(news.count);
    }
    void poll();
    const timer = setInterval(() => void poll(), pollMs);
    return () => {
      clearInterval(timer);
      show(0);
    };
  }, [client, isActive]);
}

function show(count: number): void {
  const plain = document.title.replace(/^\(\d+\+?\) /, "");
  const title = count === 0 ? plain : `(${count > 99 ? "99+" : count}) ${plain}`;
  if (document.title !== title) document.title = title;
  showBadge(count);
}

function notify(count: number): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const { title, body } = inquiryWork.notification;
  // Several tabs show one notification.
  const notification = new Notification(title, { body: fill(body, { count }), tag: "new-inquiries" });
  notification.onclick = () => {
    window.focus();
    window.location.assign(addresses.inquiries);
    notification.close();
  };
}
