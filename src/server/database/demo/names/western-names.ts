import { pool } from './name-pools.ts';

export const marathi = pool(
  'Aditi Apurva Ashwini Ketaki Ketki Komal Mrunal Mrunmayee Mugdha Namrata Pradnya Prajakta Rasika Renuka Rutuja Sayali Shraddha Siddhi Sonali Supriya Tejaswini Urmila Vaidehi Vrushali Yogita',
  'Aniket Atharva Chaitanya Chinmay Digvijay Ganesh Girish Kedar Ketan Mandar Mangesh Nachiket Omkar Parag Prathamesh Pushkar Rohan Rushikesh Sagar Sameer Sanket Shantanu Siddharth Swapnil Tejas Vaibhav Vinayak Yogesh',
  'Apte Bhosale Chavan Dandekar Deshmukh Deshpande Dhumal Gaikwad Gavaskar Gokhale Jadhav Jagtap Joglekar Kadam Kale Kamble Karandikar Kelkar Kulkarni Landge Mane More Naik Nikam Patil Pawar Phadke Raut Salunkhe Sathe Sawant Shinde Tambe Thorat Wagh',
);

export const gujarati = pool(
  'Avani Bansari Bhumi Charmi Dhara Dhruvi Foram Hetal Hiral Jinal Khyati Krupa Mitali Nirali Palak Riddhi Rinkal Toral Urvi Zarna',
  'Bhavesh Chirag Darshan Dhaval Hardik Harshil Hiren Hitesh Jignesh Jigar Kalpesh Ketul Maulik Mehul Mitesh Nirav Parth Pratik Rushabh Smit Tirth Viral',
  'Amin Bhatt Chaudhari Chokshi Dave Desai Gajjar Gandhi Gohil Kapadia Mehta Modh Panchal Parekh Parmar Patel Rana Sanghvi Shah Solanki Soni Thakkar Trivedi Vaghela Vora',
);

export const goan = pool(
  'Alisha Anita Blossom Celine Clara Delilah Fiona Gwendolyn Jacinta Larissa Lorna Melanie Natasha Rochelle Sharon Valerie',
  'Agnelo Aldrin Alvito Anselmo Brandon Clencio Clyde Denzil Elvis Franky Jovito Lester Melwyn Nelson Peter Roque Savio Trevor',
  "Almeida Barreto Braganza Cardozo Coutinho D'Cunha D'Mello D'Souza Dias Fernandes Gomes Lobo Mascarenhas Menezes Monteiro Noronha Pereira Pinto Rebello Rodrigues Sequeira Vaz",
);

export const parsi = pool(
  'Benaifer Delnaz Freny Khursheed Mehernaz Perin Rashna Roxanne Shernaz Zenobia',
  'Burzin Cyrus Darius Farokh Homi Jehangir Kaizad Nariman Percy Rustom Sohrab Zubin',
  'Batliwala Bharucha Contractor Daruwala Dastur Engineer Irani Kapadia Mistry Patel Sethna Wadia',
);
