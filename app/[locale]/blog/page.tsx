import { AllPostsPage } from '@/components/blog/all-posts-page';
import { blogListMetadata } from '@/components/blog/blog-list-metadata';

export const generateMetadata = () => blogListMetadata(1);

export default function BlogPage() {
  return <AllPostsPage page={1} />;
}
