-- An inquiry whose status was set by mistake and taken back was counted as answered. One that is new, without a reply, is not.
update contact_inquiries set answered_by = null, answered_at = null
  where status = 'new' and answered_at is not null
    and not exists (select 1 from inquiry_replies where inquiry_replies.inquiry_id = contact_inquiries.id);
