/**
 * The exported name of a form's server action. A form sends it along (`actionNameField`): a later release, which knows
 * the action by another id, finds it by its name.
 */
export type StaffAndLinkServerActionName =
  | keyof typeof import('@/lib/auth/email-sign-in-actions')
  | keyof typeof import('@/lib/auth/password-actions')
  | keyof typeof import('@/lib/auth/profile-actions')
  | keyof typeof import('@/lib/auth/revoke-sessions-action')
  | keyof typeof import('@/lib/auth/second-factor-actions')
  | keyof typeof import('@/lib/auth/sign-in-actions')
  | keyof typeof import('@/lib/auth/team-actions')
  | keyof typeof import('@/lib/leads/bulk-actions')
  | keyof typeof import('@/lib/leads/inbox-view-actions')
  | keyof typeof import('@/lib/leads/reply-to-lead-action')
  | keyof typeof import('@/lib/leads/update-lead-action')
  | keyof typeof import('@/lib/mail/admin/outbox-actions')
  | keyof typeof import('@/lib/media/media-actions')
  | keyof typeof import('@/lib/newsletter/admin/record-unsubscription-action')
  | keyof typeof import('@/lib/newsletter/link-actions')
  | keyof typeof import('@/lib/privacy/erase-person-action')
  | keyof typeof import('@/lib/stores/import/store-import-actions')
  | keyof typeof import('@/lib/stores/store-actions');
