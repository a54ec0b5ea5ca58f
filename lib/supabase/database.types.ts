export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

type Locale = 'gr' | 'en' | 'es' | 'ru' | 'cn' | 'fr' | 'bg' | 'lv' | 'it';
type Role = 'admin' | 'editor' | 'sales' | 'member';
type ApplicationStatus = 'new' | 'in_progress' | 'answered' | 'won' | 'lost' | 'spam';
type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed';
type LeadFlag = 'honeypot' | 'fast' | 'untimed' | 'links' | 'markup';
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
        };
        Insert: {
          user_id: string;
          role?: Role;
          full_name?: string | null;
          locale?: Locale | null;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          user_id?: string;
          role?: Role;
          full_name?: string | null;
          locale?: Locale | null;
          created_at?: string;
          updated_at?: string;
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
          flags: LeadFlag[];
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
          flags?: LeadFlag[];
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
          flags?: LeadFlag[];
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
          flags: LeadFlag[];
          status: ApplicationStatus;
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
          flags?: LeadFlag[];
          status?: ApplicationStatus;
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
          flags?: LeadFlag[];
          status?: ApplicationStatus;
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
          flags: LeadFlag[];
          status: ApplicationStatus;
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
          flags?: LeadFlag[];
          status?: ApplicationStatus;
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
          flags?: LeadFlag[];
          status?: ApplicationStatus;
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
        };
        Insert: {
          id?: string;
          created_at?: string;
          locale: Locale;
          email: string;
          status?: SubscriberStatus;
          consent_at?: string;
          consent_version: string;
        };
        Update: {
          id?: string;
          created_at?: string;
          locale?: Locale;
          email?: string;
          status?: SubscriberStatus;
          consent_at?: string;
          consent_version?: string;
        };
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
    };
    Views: Record<never, never>;
    Functions: {
      take_rate_limit: {
        Args: { bucket: string; subject: string; max_hits: number; window_seconds: number };
        Returns: number;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
