-- Some notices go to everybody who uses an application. A worker mails those, so that publishing does not wait for it.
alter table notices add column needs_mail boolean not null default false;
create index notices_unmailed on notices (user_id, kind, application_id) where needs_mail;
