import type { SpamReason } from '../forms/spam-checks';

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

type Locale = 'gr' | 'en' | 'es' | 'ru' | 'cn' | 'fr' | 'bg' | 'lv' | 'it';
type Role = 'admin' | 'editor' | 'sales' | 'member';
type ApplicationStatus = 'new' | 'in_progress' | 'answered' | 'won' | 'lost' | 'spam';
type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed';
type SubscriberEvent = 'requested' | 'confirmed' | 'unsubscribed';
type MailStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'cancelled';
type MailProblem =
  | 'unreachable'
  | 'tls'
  | 'login'
  | 'sender'
  | 'relay'
  | 'policy'
  | 'full'
  | 'rate'
  | 'content'
  | 'other';
type LeadKind = 'partnership' | 'export' | 'contact';
type NoteType = 'note' | 'reply';
type PlanExportKind = 'pdf' | 'vet' | 'calendar' | 'mail';
type VitalsMetric = 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';
type BusinessCategory =
  | 'petShop'
  | 'distributor'
  | 'manufacturer'
  | 'veterinary'
  | 'grooming'
  | 'petHotel'
  | 'breeding'
  | 'onlineRetailer'
  | 'supermarket'
  | 'agricultural'
  | 'other';
type ExportProduct =
  | 'completeMeals'
  | 'premiumTreats'
  | 'mediterraneanDiet'
  | 'privateLabel'
  | 'catProducts'
  | 'allProducts';
type ExportVolume = 'small' | 'medium' | 'large' | 'enterprise';
type ContactTopic = 'products' | 'feeding' | 'stores' | 'order' | 'partnership' | 'press' | 'other';
type BusinessType = 'petStore' | 'veterinaryClinic' | 'petGrooming' | 'petHotel' | 'farmStore' | 'onlineStore' | 'other';

/** The public schema as supabase/migrations leaves it; a database test compares the two. */
export type Database = {
  public: {
    Tables: {
      profiles: {
        Row: {
          user_id: string;
          role: Role;
          full_name: string | null;
          locale: Locale | null;
          created_at: string;
          updated_at: string;
          deactivated_at: string | null;
        };
        Insert: {
          user_id: string;
          role?: Role;
          full_name?: string | null;
          locale?: Locale | null;
          created_at?: string;
          updated_at?: string;
          deactivated_at?: string | null;
        };
        Update: {
          user_id?: string;
          role?: Role;
          full_name?: string | null;
          locale?: Locale | null;
          created_at?: string;
          updated_at?: string;
          deactivated_at?: string | null;
        };
        Relationships: [];
      };
      partnership_applications: {
        Row: {
          id: string;
          submission_key: string;
          created_at: string;
          locale: Locale;
          full_name: string;
          business_name: string;
          business_type: BusinessType;
          email: string;
          phone: string;
          location: string;
          agree_to_terms: boolean;
          agree_to_marketing: boolean;
          status: ApplicationStatus;
          content_key: string | null;
          consent_version: string;
          flags: SpamReason[];
          assignee: string | null;
          version: number;
          updated_at: string;
          updated_by: string | null;
          answered_at: string | null;
        };
        Insert: {
          id?: string;
          submission_key: string;
          created_at?: string;
          locale: Locale;
          full_name: string;
          business_name: string;
          business_type: BusinessType;
          email: string;
          phone: string;
          location: string;
          agree_to_terms: boolean;
          agree_to_marketing?: boolean;
          status?: ApplicationStatus;
          content_key?: string | null;
          consent_version: string;
          flags?: SpamReason[];
          assignee?: string | null;
          version?: number;
          updated_at?: string;
          updated_by?: string | null;
          answered_at?: string | null;
        };
        Update: {
          id?: string;
          submission_key?: string;
          created_at?: string;
          locale?: Locale;
          full_name?: string;
          business_name?: string;
          business_type?: BusinessType;
          email?: string;
          phone?: string;
          location?: string;
          agree_to_terms?: boolean;
          agree_to_marketing?: boolean;
          status?: ApplicationStatus;
          content_key?: string | null;
          consent_version?: string;
          flags?: SpamReason[];
          assignee?: string | null;
          version?: number;
          updated_at?: string;
          updated_by?: string | null;
          answered_at?: string | null;
        };
        Relationships: [];
      };
      export_enquiries: {
        Row: {
          id: string;
          submission_key: string;
          content_key: string | null;
          created_at: string;
          locale: Locale;
          business_category: BusinessCategory;
          company_name: string;
          contact_name: string;
          email: string;
          phone: string | null;
          country: string;
          interested_products: ExportProduct[];
          estimated_volume: ExportVolume;
          message: string | null;
          consent_version: string;
          flags: SpamReason[];
          status: ApplicationStatus;
          assignee: string | null;
          version: number;
          updated_at: string;
          updated_by: string | null;
          answered_at: string | null;
        };
        Insert: {
          id?: string;
          submission_key: string;
          content_key?: string | null;
          created_at?: string;
          locale: Locale;
          business_category: BusinessCategory;
          company_name: string;
          contact_name: string;
          email: string;
          phone?: string | null;
          country: string;
          interested_products: ExportProduct[];
          estimated_volume: ExportVolume;
          message?: string | null;
          consent_version: string;
          flags?: SpamReason[];
          status?: ApplicationStatus;
          assignee?: string | null;
          version?: number;
          updated_at?: string;
          updated_by?: string | null;
          answered_at?: string | null;
        };
        Update: {
          id?: string;
          submission_key?: string;
          content_key?: string | null;
          created_at?: string;
          locale?: Locale;
          business_category?: BusinessCategory;
          company_name?: string;
          contact_name?: string;
          email?: string;
          phone?: string | null;
          country?: string;
          interested_products?: ExportProduct[];
          estimated_volume?: ExportVolume;
          message?: string | null;
          consent_version?: string;
          flags?: SpamReason[];
          status?: ApplicationStatus;
          assignee?: string | null;
          version?: number;
          updated_at?: string;
          updated_by?: string | null;
          answered_at?: string | null;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          id: string;
          submission_key: string;
          content_key: string | null;
          created_at: string;
          locale: Locale;
          full_name: string;
          email: string;
          phone: string | null;
          topic: ContactTopic;
          message: string;
          agree_to_privacy: boolean;
          consent_version: string;
          flags: SpamReason[];
          status: ApplicationStatus;
          assignee: string | null;
          version: number;
          updated_at: string;
          updated_by: string | null;
          answered_at: string | null;
        };
        Insert: {
          id?: string;
          submission_key: string;
          content_key?: string | null;
          created_at?: string;
          locale: Locale;
          full_name: string;
          email: string;
          phone?: string | null;
          topic: ContactTopic;
          message: string;
          agree_to_privacy: boolean;
          consent_version: string;
          flags?: SpamReason[];
          status?: ApplicationStatus;
          assignee?: string | null;
          version?: number;
          updated_at?: string;
          updated_by?: string | null;
          answered_at?: string | null;
        };
        Update: {
          id?: string;
          submission_key?: string;
          content_key?: string | null;
          created_at?: string;
          locale?: Locale;
          full_name?: string;
          email?: string;
          phone?: string | null;
          topic?: ContactTopic;
          message?: string;
          agree_to_privacy?: boolean;
          consent_version?: string;
          flags?: SpamReason[];
          status?: ApplicationStatus;
          assignee?: string | null;
          version?: number;
          updated_at?: string;
          updated_by?: string | null;
          answered_at?: string | null;
        };
        Relationships: [];
      };
      newsletter_subscribers: {
        Row: {
          id: string;
          created_at: string;
          locale: Locale;
          email: string;
          status: SubscriberStatus;
          consent_at: string;
          consent_version: string;
          round: number;
          confirmed_at: string | null;
          unsubscribed_at: string | null;
          flags: SpamReason[];
        };
        Insert: {
          id?: string;
          created_at?: string;
          locale: Locale;
          email: string;
          status?: SubscriberStatus;
          consent_at?: string;
          consent_version: string;
          round?: number;
          confirmed_at?: string | null;
          unsubscribed_at?: string | null;
          flags?: SpamReason[];
        };
        Update: {
          id?: string;
          created_at?: string;
          locale?: Locale;
          email?: string;
          status?: SubscriberStatus;
          consent_at?: string;
          consent_version?: string;
          round?: number;
          confirmed_at?: string | null;
          unsubscribed_at?: string | null;
          flags?: SpamReason[];
        };
        Relationships: [];
      };
      outbox: {
        Row: {
          id: string;
          created_at: string;
          kind: string;
          unique_key: string;
          source_table: string | null;
          source_id: string | null;
          locale: Locale;
          recipient: string | null;
          status: MailStatus;
          attempts: number;
          next_attempt_at: string;
          give_up_at: string;
          lease: string | null;
          lease_until: string | null;
          sent_at: string | null;
          last_error: string | null;
          doubts: number;
          problem: MailProblem | null;
          request_id: string | null;
        };
        Insert: {
          id?: string;
          created_at?: string;
          kind: string;
          unique_key: string;
          source_table?: string | null;
          source_id?: string | null;
          locale: Locale;
          recipient?: string | null;
          status?: MailStatus;
          attempts?: number;
          next_attempt_at?: string;
          give_up_at?: string;
          lease?: string | null;
          lease_until?: string | null;
          sent_at?: string | null;
          last_error?: string | null;
          doubts?: number;
          problem?: MailProblem | null;
          request_id?: string | null;
        };
        Update: {
          id?: string;
          created_at?: string;
          kind?: string;
          unique_key?: string;
          source_table?: string | null;
          source_id?: string | null;
          locale?: Locale;
          recipient?: string | null;
          status?: MailStatus;
          attempts?: number;
          next_attempt_at?: string;
          give_up_at?: string;
          lease?: string | null;
          lease_until?: string | null;
          sent_at?: string | null;
          last_error?: string | null;
          doubts?: number;
          problem?: MailProblem | null;
          request_id?: string | null;
        };
        Relationships: [];
      };
      outbox_payloads: {
        Row: {
          outbox_id: string;
          payload: Json;
        };
        Insert: {
          outbox_id: string;
          payload: Json;
        };
        Update: {
          outbox_id?: string;
          payload?: Json;
        };
        Relationships: [];
      };
      newsletter_events: {
        Row: {
          id: number;
          subscriber_id: string;
          at: string;
          event: SubscriberEvent;
          locale: Locale;
          consent_version: string;
        };
        Insert: {
          subscriber_id: string;
          at?: string;
          event: SubscriberEvent;
          locale: Locale;
          consent_version: string;
        };
        Update: Record<string, never>;
        Relationships: [];
      };
      consent_texts: {
        Row: {
          purpose: string;
          locale: Locale;
          version: string;
          content: string;
          digest: string;
          first_seen_at: string;
        };
        Insert: {
          purpose: string;
          locale: Locale;
          version: string;
          content: string;
          first_seen_at?: string;
        };
        Update: Record<string, never>;
        Relationships: [];
      };
      media_slots: {
        Row: { slot: string; path: string; width: number; height: number; updated_at: string };
        Insert: { slot: string; path: string; width: number; height: number; updated_at?: string };
        Update: { slot?: string; path?: string; width?: number; height?: number; updated_at?: string };
        Relationships: [];
      };
      stores: {
        Row: {
          id: string;
          slug: string;
          code: string | null;
          name: string;
          kind: BusinessType;
          address: string;
          name_latin: string;
          address_latin: string;
          postal_code: string;
          city: string;
          region: string;
          country: string;
          latitude: number;
          longitude: number;
          time_zone: string;
          website: string | null;
          phone: string | null;
          hours: Json;
          seasons: Json;
          public_holidays: Json | null;
          appointment: string[];
          special_days: Json;
          products: string[];
          visible: boolean;
          sample: boolean;
          application_id: string | null;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          slug: string;
          code?: string | null;
          name: string;
          kind: BusinessType;
          address: string;
          name_latin?: string;
          address_latin?: string;
          postal_code?: string;
          city: string;
          region?: string;
          country?: string;
          latitude: number;
          longitude: number;
          time_zone?: string;
          website?: string | null;
          phone?: string | null;
          hours?: Json;
          seasons?: Json;
          public_holidays?: Json | null;
          appointment?: string[];
          special_days?: Json;
          products?: string[];
          visible?: boolean;
          sample?: boolean;
          application_id?: string | null;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          slug?: string;
          code?: string | null;
          name?: string;
          kind?: BusinessType;
          address?: string;
          name_latin?: string;
          address_latin?: string;
          postal_code?: string;
          city?: string;
          region?: string;
          country?: string;
          latitude?: number;
          longitude?: number;
          time_zone?: string;
          website?: string | null;
          phone?: string | null;
          hours?: Json;
          seasons?: Json;
          public_holidays?: Json | null;
          appointment?: string[];
          special_days?: Json;
          products?: string[];
          visible?: boolean;
          sample?: boolean;
          application_id?: string | null;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'stores_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'partnership_applications';
            referencedColumns: ['id'];
          },
        ];
      };
      store_imports: {
        Row: {
          id: string;
          actor: string;
          file_name: string;
          created_at: string;
          applied_at: string | null;
          undone_at: string | null;
          added: number;
          changed: number;
        };
        Insert: {
          id?: string;
          actor?: string;
          file_name: string;
          created_at?: string;
          applied_at?: string | null;
          undone_at?: string | null;
          added?: number;
          changed?: number;
        };
        Update: Record<string, never>;
        Relationships: [];
      };
      store_import_rows: {
        Row: { import_id: string; line: number; store_id: string; seen: string | null; data: Json; before: Json | null };
        Insert: {
          import_id: string;
          line: number;
          store_id: string;
          seen?: string | null;
          data: Json;
          before?: Json | null;
        };
        Update: Record<string, never>;
        Relationships: [];
      };
      lead_notes: {
        Row: {
          id: string;
          kind: LeadKind;
          lead_id: string;
          type: NoteType;
          author: string | null;
          body: string;
          created_at: string;
          mail_id: string | null;
          replaced_status: string | null;
          undelivered_at: string | null;
        };
        Insert: {
          id?: string;
          kind: LeadKind;
          lead_id: string;
          type?: NoteType;
          author?: string | null;
          body: string;
          created_at?: string;
          mail_id?: string | null;
          replaced_status?: string | null;
          undelivered_at?: string | null;
        };
        Update: Record<string, never>;
        Relationships: [];
      };
      lead_batches: {
        Row: { id: string; actor: string; at: string; before: Json; undone_at: string | null };
        Insert: { id?: string; actor: string; at?: string; before: Json; undone_at?: string | null };
        Update: Record<string, never>;
        Relationships: [];
      };
      lead_views: {
        Row: { id: string; owner: string; name: string; query: string; created_at: string };
        Insert: { id?: string; owner?: string; name: string; query: string; created_at?: string };
        Update: Record<string, never>;
        Relationships: [];
      };
      audit_log: {
        Row: {
          id: number;
          at: string;
          actor: string | null;
          action: string;
          table_name: string;
          row_id: string | null;
          details: Json;
        };
        Insert: {
          at?: string;
          actor?: string | null;
          action: string;
          table_name: string;
          row_id?: string | null;
          details?: Json;
        };
        Update: Record<string, never>;
        Relationships: [];
      };
      rate_limits: {
        Row: { bucket: string; subject: string; hits: number; expires_at: string };
        Insert: { bucket: string; subject: string; hits: number; expires_at: string };
        Update: { bucket?: string; subject?: string; hits?: number; expires_at?: string };
        Relationships: [];
      };
      web_vitals: {
        Row: { day: string; locale: Locale; page: string; metric: VitalsMetric; step: number; visits: number };
        Insert: { day?: string; locale: Locale; page: string; metric: VitalsMetric; step: number; visits: number };
        Update: { day?: string; locale?: Locale; page?: string; metric?: VitalsMetric; step?: number; visits?: number };
        Relationships: [];
      };
      plan_counts: {
        Row: { day: string; locale: Locale; kind: PlanExportKind; plans: number };
        Insert: { day?: string; locale: Locale; kind: PlanExportKind; plans: number };
        Update: { day?: string; locale?: Locale; kind?: PlanExportKind; plans?: number };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      record_plan: { Args: { plan_locale: Locale; plan_kind: PlanExportKind }; Returns: undefined };
      plan_figures: { Args: Record<never, never>; Returns: Json };
      record_vitals: { Args: { counts: Json }; Returns: undefined };
      vitals_figures: { Args: { days: number; grouped_by: string }; Returns: Json };
      take_rate_limit: {
        Args: { bucket: string; subject: string; max_hits: number; window_seconds: number };
        Returns: number;
      };
      submit_lead: { Args: { limits: Json; kind: LeadKind; lead: Json }; Returns: Json };
      take_rate_limits: { Args: { limits: Json }; Returns: number };
      forget_rate_limit: { Args: { bucket: string; subject: string }; Returns: undefined };
      queue_mail: {
        Args: { kind: string; unique_key: string; locale: Locale; recipient: string | null; payload?: Json };
        Returns: string;
      };
      claim_mails: {
        Args: { max_mails: number; lease_seconds: number };
        Returns: {
          id: string;
          kind: string;
          source_table: string | null;
          source_id: string | null;
          locale: Locale;
          recipient: string | null;
          attempts: number;
          lease: string;
          payload: Json | null;
          request_id: string | null;
        }[];
      };
      finish_mail: {
        Args: {
          mail: string;
          lease: string;
          outcome: 'sent' | 'cancelled' | 'failed' | 'retry' | 'doubtful';
          reason?: string | null;
          problem?: MailProblem | null;
        };
        Returns: MailStatus | null;
      };
      retry_mail: { Args: { mail: string }; Returns: boolean };
      retry_refused_mails: { Args: Record<never, never>; Returns: number };
      mail_backlog: { Args: Record<never, never>; Returns: Json };
      dismiss_mail: { Args: { mail: string }; Returns: boolean };
      subscribe_newsletter: {
        Args: { email: string; locale: Locale; consent_version: string; flags?: SpamReason[] };
        Returns: undefined;
      };
      confirm_newsletter: { Args: { subscriber: string; round: number }; Returns: 'confirmed' | 'gone' };
      unsubscribe_newsletter: { Args: { subscriber: string }; Returns: undefined };
      list_leads: {
        Args: {
          page_size: number;
          only_kind?: LeadKind;
          only_status?: ApplicationStatus;
          only_assignee?: string;
          unassigned?: boolean;
          only_country?: string;
          since?: string;
          until?: string;
          words?: string;
          before_at?: string;
          before_id?: string;
        };
        Returns: {
          id: string;
          kind: LeadKind;
          created_at: string;
          status: ApplicationStatus;
          version: number;
          assignee: string | null;
          name: string;
          company: string;
          email: string;
          phone: string;
          country: string;
          locale: Locale;
          flags: SpamReason[];
        }[];
      };
      count_new_leads: { Args: Record<never, never>; Returns: { kind: LeadKind; leads: number }[] };
      inbox_frame: { Args: Record<never, never>; Returns: Json };
      leads_changed_at: { Args: Record<never, never>; Returns: string | null };
      list_assignees: {
        Args: Record<never, never>;
        Returns: { user_id: string; full_name: string; active: boolean }[];
      };
      save_lead: {
        Args: {
          kind: LeadKind;
          lead: string;
          base_version: number;
          new_status: ApplicationStatus;
          new_assignee: string | null;
          note?: string;
        };
        Returns: Json;
      };
      reply_lead: {
        Args: { kind: LeadKind; lead: string; base_version: number; reply_key: string; subject: string; body: string };
        Returns: Json;
      };
      list_lead_changes: {
        Args: { kind: LeadKind; lead: string };
        Returns: { id: number; at: string; actor: string | null; status: Json; assignee: Json }[];
      };
      change_leads: {
        Args: { leads: Json; new_status?: ApplicationStatus; assign?: boolean; new_assignee?: string | null };
        Returns: Json;
      };
      undo_leads: { Args: { batch: string }; Returns: Json };
      lead_figures: { Args: Record<never, never>; Returns: Json };
      mail_figures: { Args: Record<never, never>; Returns: Json };
      begin_retention: { Args: { max_days: number; clock_verified?: boolean }; Returns: number | null };
      apply_retention: {
        Args: { lead_months: number; pending_days: number; unsubscribed_days: number; mail_days: number };
        Returns: Record<string, number>;
      };
      export_person: { Args: { address: string }; Returns: Json };
      erase_person: { Args: { address: string; erased_by?: string | null }; Returns: Record<string, number> };
      add_store_import_rows: { Args: { batch: string; rows: Json }; Returns: undefined };
      apply_store_import: {
        Args: { batch: string };
        Returns: { added: number; changed: number } | { conflicts: number[] } | null;
      };
      undo_store_import: { Args: { batch: string }; Returns: { restored: number; skipped: number } | null };
      list_stores: {
        Args: { words: string; page_size: number; page: number };
        Returns: {
          id: string;
          name: string;
          kind: BusinessType;
          city: string;
          visible: boolean;
          sample: boolean;
          updated_at: string;
          total: number;
        }[];
      };
      count_subscribers: {
        Args: Record<never, never>;
        Returns: { locale: Locale; status: SubscriberStatus; count: number }[];
      };
      list_staff: {
        Args: Record<never, never>;
        Returns: {
          user_id: string;
          email: string;
          full_name: string | null;
          role: Role;
          locale: Locale | null;
          created_at: string;
          deactivated_at: string | null;
          confirmed_at: string | null;
          last_seen_at: string | null;
          second_factor: boolean;
        }[];
      };
      set_staff_role: { Args: { member: string; new_role: string; seen_role?: string }; Returns: boolean };
      reset_second_factor: { Args: { member: string }; Returns: boolean };
      set_staff_active: { Args: { member: string; active: boolean; seen_active?: boolean }; Returns: boolean };
      list_my_sessions: {
        Args: Record<never, never>;
        Returns: {
          id: string;
          user_agent: string | null;
          created_at: string;
          last_seen_at: string;
          is_current: boolean;
        }[];
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
