import type messages from '@/messages/en.json';
import type staff from '@/messages/staff/en.json';

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof messages & typeof staff;
  }
}
