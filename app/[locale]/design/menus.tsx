'use client';

import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import {
  NavigationMenu,
  NavigationMenuContent,
  NavigationMenuItem,
  NavigationMenuLink,
  NavigationMenuList,
  NavigationMenuTrigger,
} from '@/components/ui/navigation-menu';
import { DesignRow } from './section';

/** Shows both menus: a list of actions, and a navigation bar with a panel. */
export function DesignMenus() {
  return (
    <DesignRow className="gap-12">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline">Language</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>Languages</DropdownMenuLabel>
          <DropdownMenuRadioGroup value="en">
            <DropdownMenuRadioItem value="gr" lang="el">
              Ελληνικά
            </DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="en">English</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
          <DropdownMenuSeparator />
          <DropdownMenuSub>
            <DropdownMenuSubTrigger>More</DropdownMenuSubTrigger>
            <DropdownMenuSubContent>
              <DropdownMenuItem>Send a correction</DropdownMenuItem>
            </DropdownMenuSubContent>
          </DropdownMenuSub>
          <DropdownMenuItem disabled>Not yet</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <NavigationMenu aria-label="Sample">
        <NavigationMenuList>
          <NavigationMenuItem>
            <NavigationMenuLink href="#content" active>
              Why
            </NavigationMenuLink>
          </NavigationMenuItem>
          <NavigationMenuItem className="relative">
            <NavigationMenuTrigger>Products</NavigationMenuTrigger>
            <NavigationMenuContent>
              <NavigationMenuLink href="#content">Full range</NavigationMenuLink>
              <NavigationMenuLink href="#content">Cats</NavigationMenuLink>
            </NavigationMenuContent>
          </NavigationMenuItem>
        </NavigationMenuList>
      </NavigationMenu>
    </DesignRow>
  );
}
