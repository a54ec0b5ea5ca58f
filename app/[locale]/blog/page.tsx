import { AllPostsPage } from '@/components/blog/all-posts-page';
import { createBlogListMetadata } from '@/components/blog/blog-list-metadata';

export const generateMetadata = () => createBlogListMetadata(1);

export default function BlogPage() {
  return <AllPostsPage page={1} />;
}
